import type { AnyEventObject } from 'xstate';
import { transitionKey } from './coverage.ts';
import type { Model } from './model.ts';
import { edgePaths, type Path, pathsAlong, stepsWithPrevious, vertexOf } from './paths.ts';
import { leavesOf } from './say.ts';

interface Edge {
  from: string;
  event: AnyEventObject;
  to: string;
  name: string;
}

interface TourOptions {
  /** Takes every event in each vertex, not once in each state. */
  everywhere?: boolean;
}

/** A longer tour continues as another one, so that one test ends in time on any machine. */
const maxSteps = 1_000;

/** Few long paths that together take every event in every state. */
export function toursOf(model: Model, { everywhere = false }: TourOptions = {}): Path[] {
  const { start, edges } = graphOf(model);
  const goalOf = ({ from, name }: Edge) => (everywhere ? `${from} ${name}` : name);
  const open = new Set(edges.map(goalOf));
  const edgesFrom = Map.groupBy(edges, ({ from }) => from);
  const nearest = (from: string) => shortestWay(edgesFrom, from, (edge) => open.has(goalOf(edge)));
  const sequences: AnyEventObject[][] = [];
  for (let first = nearest(start); first; first = nearest(start)) {
    const events: AnyEventObject[] = [];
    for (let way: Edge[] | undefined = first; way && events.length < maxSteps; way = nearest(way.at(-1)?.to ?? start)) {
      for (const edge of way) open.delete(goalOf(edge));
      events.push(...way.map(({ event }) => event));
    }
    sequences.push(events);
  }
  return pathsAlong(model, sequences);
}

function graphOf(model: Model): { start: string; edges: Edge[] } {
  const edges = new Map<string, Edge>();
  const paths = edgePaths(model);
  for (const [{ event, state }, { state: before }] of stepsWithPrevious(paths)) {
    const from = vertexOf(model, before);
    const taken = model.machine.getTransitionData(before, event).map(transitionKey).join();
    const name = `${leavesOf(before.value)} ${JSON.stringify(event)} ${taken} ${leavesOf(state.value)}`;
    edges.set(`${from} ${name}`, { from, event, to: vertexOf(model, state), name });
  }
  const first = paths[0]?.steps[0];
  return { start: first ? vertexOf(model, first.state) : '', edges: [...edges.values()] };
}

function shortestWay(
  edgesFrom: ReadonlyMap<string, readonly Edge[]>,
  start: string,
  isWanted: (edge: Edge) => boolean,
): Edge[] | undefined {
  const seen = new Set([start]);
  const queue: { at: string; way: Edge[] }[] = [{ at: start, way: [] }];
  for (const { at, way } of queue)
    for (const edge of edgesFrom.get(at) ?? []) {
      if (isWanted(edge)) return [...way, edge];
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push({ at: edge.to, way: [...way, edge] });
    }
  return undefined;
}
