import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { brokenRules } from './invariants.ts';
import type { Journeys } from './journey.ts';
import type { Model } from './model.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { withMuteFlows } from './mute.ts';
import { coveringPaths, declaredEvents, edgePaths, type PathStep, pathsAlong, vertexOf } from './paths.ts';
import { leavesOf } from './say.ts';
import { sourceMutantsOf } from './source-mutants.ts';

/** Plants every mistake in a chart and in its file: the names of those that no suite notices. */
export async function survivorsIn(model: Model, journeys: Journeys): Promise<string[]> {
  const wrong = journeys.failureIn(journeys.machine) ?? brokenRules(model)[0];
  if (wrong) throw new Error(`${model.title} is wrong as it is: ${wrong}`);
  const mutants = [...mutantsOf(journeys.machine), ...(await sourceMutantsOf(journeys.file, journeys.machine))];
  return mutants.filter((mutant) => !isNoticed(mutant, model, journeys)).map(({ name }) => name);
}

/** The journeys go first: they notice nearly everything, and cost least. */
const isNoticed = (mutant: Mutant, model: Model, journeys: Journeys): boolean =>
  fails(() => journeys.failureIn(mutant.machine) !== null) ||
  isNoticedOnPaths(model, mutant) ||
  fails(() => brokenRules({ ...model, machine: withMuteFlows(mutant.machine) }).length > 0) ||
  // Routes may stand in any order if no answer fits two of them.
  (/ goes first$/.test(mutant.name) && isSameRoute(model, mutant.machine));

/** A chart that throws, or cannot even be created, is noticed as well. */
function fails(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return true;
  }
}

/** The test cases as docs/machines lists them: the state after each step, and what the chart starts or does there. */
export const isNoticedOnPaths = (model: Model, mutant: Mutant): boolean =>
  fails(() => differsOnPaths(model, mutant.machine));

function differsOnPaths(model: Model, machine: AnyStateMachine): boolean {
  const expected = coveringPaths(model);
  const sequences = expected.map(({ steps }) => steps.slice(1).map(({ event }) => event));
  const found = pathsAlong({ ...model, machine: withMuteFlows(machine) }, sequences);
  const seen = (steps: readonly PathStep[]) =>
    JSON.stringify(steps.map(({ state, effects }) => [leavesOf(state.value), state.status, effects.map(nameOf)]));
  return expected.some(({ steps }, index) => seen(steps) !== seen(found[index]?.steps ?? []));
}

const nameOf = (effect: string): string => effect.split(' ').slice(0, 2).join(' ');

/** Every answer, of every kind, leads to the same state wherever a path is. */
function isSameRoute(model: Model, machine: AnyStateMachine): boolean {
  const resultOf = (chart: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    const { value, context } = getNextSnapshot(chart, snapshot as never, event as never);
    return JSON.stringify([value, context]);
  };
  const snapshots = new Map(
    edgePaths(model).flatMap(({ steps }) => steps.map(({ state }) => [vertexOf(model, state), state])),
  );
  return [...snapshots.values()].every((snapshot) =>
    declaredEvents(model, snapshot).every(
      (event) => resultOf(model.machine, snapshot, event) === resultOf(machine, snapshot, event),
    ),
  );
}
