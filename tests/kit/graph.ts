import { TestModel } from '@xstate/graph';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

interface Exploring {
  input: unknown;
  eventsIn(snapshot: AnyMachineSnapshot): AnyEventObject[];
  vertexOf(snapshot: AnyMachineSnapshot): string;
}

/** The shortest ways to take every transition: a vertex is a state together with the event that led there. */
export function shortestPaths(machine: AnyStateMachine, { input, eventsIn, vertexOf }: Exploring): AnyEventObject[][] {
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine as never, {
    input,
    limit: 5_000,
    events: (snapshot) => eventsIn(snapshot),
    serializeState: (snapshot, event, previous) =>
      JSON.stringify([vertexOf(snapshot), event ?? null, previous ? vertexOf(previous) : null]),
  });
  return model.getShortestPaths().map(({ steps }) => steps.slice(1).map(({ event }) => event));
}
