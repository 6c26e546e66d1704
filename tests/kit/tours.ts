import type { AnyEventObject } from 'xstate';
import type { Model } from './model.ts';
import { leavesOf } from './say.ts';
import { replay, type Step, vertexOf, type Walk, walksOf } from './walks.ts';

interface Edge {
  from: string;
  event: AnyEventObject;
  to: string;
  name: string;
}

/** Which steps a driver can take: a browser, say, has no hand for what another page does. */
export type Passable = (before: Step, event: AnyEventObject) => boolean;

/** Few long walks that together take every event in every state to wherever it leads: for drivers that are slow to begin. */
export function toursOf(model: Model, isPassable: Passable = () => true): Walk[] {
  const { start, edges } = graphOf(model, isPassable);
  const left = new Set(edges.map(({ name }) => name));
  const tours: Walk[] = [];
  for (let way = nearest(edges, start, left); way; way = nearest(edges, start, left)) {
    const events: AnyEventObject[] = [];
    for (let leg: Edge[] | undefined = way; leg; leg = nearest(edges, leg.at(-1)?.to ?? start, left)) {
      for (const { name, event } of leg) {
        left.delete(name);
        events.push(event);
      }
    }
    tours.push(replay(model, events));
  }
  return tours;
}

function graphOf(model: Model, isPassable: Passable): { start: string; edges: Edge[] } {
  const edges = new Map<string, Edge>();
  const walks = walksOf(model);
  for (const walk of walks)
    for (const [index, { event, snapshot }] of walk.slice(1).entries()) {
      const before = walk[index];
      if (!before || !isPassable(before, event)) continue;
      const from = vertexOf(model, before.snapshot);
      const name = `${leavesOf(before.snapshot.value)} ${JSON.stringify(event)} ${leavesOf(snapshot.value)}`;
      edges.set(`${from} ${name}`, { from, event, to: vertexOf(model, snapshot), name });
    }
  const first = walks[0]?.[0];
  return { start: first ? vertexOf(model, first.snapshot) : '', edges: [...edges.values()] };
}

/** The shortest way from here to a step that nobody has taken yet. */
function nearest(edges: readonly Edge[], start: string, left: ReadonlySet<string>): Edge[] | undefined {
  const seen = new Set([start]);
  const queue: { at: string; way: Edge[] }[] = [{ at: start, way: [] }];
  for (const { at, way } of queue)
    for (const edge of edges.filter(({ from }) => from === at)) {
      if (left.has(edge.name)) return [...way, edge];
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push({ at: edge.to, way: [...way, edge] });
    }
  return undefined;
}
