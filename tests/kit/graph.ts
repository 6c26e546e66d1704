import { getShortestPaths } from '@xstate/graph';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

interface Exploring {
  input: unknown;
  eventsIn(snapshot: AnyMachineSnapshot): AnyEventObject[];
  vertexOf(snapshot: AnyMachineSnapshot): string;
}

/** The shortest way to take each event from each vertex; a way that another one begins with is left out. */
export function shortestPaths(machine: AnyStateMachine, { input, eventsIn, vertexOf }: Exploring): AnyEventObject[][] {
  const paths = getShortestPaths(machine, {
    input,
    limit: 5_000,
    events: (snapshot: AnyMachineSnapshot) => eventsIn(snapshot),
    serializeState: (snapshot: AnyMachineSnapshot) => vertexOf(snapshot),
  } as never);
  const known = paths.map(({ state, steps }) => ({
    way: steps.slice(1).map(({ event }): AnyEventObject => event),
    events: eventsIn(state),
  }));
  const begun = new Set(known.filter(({ events }) => events.length > 0).map(({ way }) => JSON.stringify(way)));
  const ways = known.flatMap(({ way, events }) => events.map((event) => [...way, event]));
  return ways.length === 0 ? [[]] : ways.filter((way) => !begun.has(JSON.stringify(way)));
}
