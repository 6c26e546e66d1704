import type { AnyEventObject } from 'xstate';
import { transitionKey } from './coverage.ts';
import type { Model } from './model.ts';
import { leavesOf } from './say.ts';
import { replay, type Step, stepsOf, vertexOf, type Walk, walksOf } from './walks.ts';

interface Edge {
  from: string;
  event: AnyEventObject;
  to: string;
  name: string;
}

/** Which steps a driver can take: a browser, say, has no hand for what another page does. */
export type Passable = (before: Step, event: AnyEventObject) => boolean;

interface Touring {
  isPassable?: Passable | undefined;
  /** Whether every event is taken in each place that the walks tell apart, not once in each state. */
  everywhere?: boolean;
  /** Whether an event that the chart answers in two ways is taken in both, though both lead to one state. */
  eachAnswer?: boolean;
}

/** A tour that is longer goes on as another, so that one test is over in a while on any machine. */
const longest = 1_000;

/** Few long walks that together take every event in every state to wherever it leads: for drivers that are slow to begin. */
export function toursOf(
  model: Model,
  { isPassable = () => true, everywhere = false, eachAnswer = false }: Touring = {},
): Walk[] {
  const { start, edges } = graphOf(model, isPassable, eachAnswer);
  const aimOf = ({ from, name }: Edge) => (everywhere ? `${from} ${name}` : name);
  const left = new Set(edges.map(aimOf));
  const ways = Map.groupBy(edges, ({ from }) => from);
  const nearest = (from: string) => nearestOf(ways, from, (edge) => left.has(aimOf(edge)));
  const tours: Walk[] = [];
  for (let way = nearest(start); way; way = nearest(start)) {
    const events: AnyEventObject[] = [];
    for (let leg: Edge[] | undefined = way; leg && events.length < longest; leg = nearest(leg.at(-1)?.to ?? start)) {
      for (const edge of leg) {
        left.delete(aimOf(edge));
        events.push(edge.event);
      }
    }
    tours.push(replay(model, events));
  }
  return tours;
}

function graphOf(model: Model, isPassable: Passable, eachAnswer: boolean): { start: string; edges: Edge[] } {
  const edges = new Map<string, Edge>();
  const walks = walksOf(model);
  for (const [step, before] of stepsOf(walks)) {
    const { event, snapshot } = step;
    if (!isPassable(before, event)) continue;
    const from = vertexOf(model, before.snapshot);
    const answer = eachAnswer ? model.machine.getTransitionData(before.snapshot, event).map(transitionKey).join() : '';
    const name = `${leavesOf(before.snapshot.value)} ${JSON.stringify(event)} ${answer} ${leavesOf(snapshot.value)}`;
    edges.set(`${from} ${name}`, { from, event, to: vertexOf(model, snapshot), name });
  }
  const first = walks[0]?.[0];
  return { start: first ? vertexOf(model, first.snapshot) : '', edges: [...edges.values()] };
}

/** The shortest way from here to a step that is still to be taken. */
function nearestOf(
  ways: ReadonlyMap<string, readonly Edge[]>,
  start: string,
  isWanted: (edge: Edge) => boolean,
): Edge[] | undefined {
  const seen = new Set([start]);
  const queue: { at: string; way: Edge[] }[] = [{ at: start, way: [] }];
  for (const { at, way } of queue)
    for (const edge of ways.get(at) ?? []) {
      if (isWanted(edge)) return [...way, edge];
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push({ at: edge.to, way: [...way, edge] });
    }
  return undefined;
}
