import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { brokenRules } from './invariants.ts';
import type { Journeys } from './journey.ts';
import type { Model } from './model.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { withMuteFlows } from './mute.ts';
import { coveringPaths, declaredEvents, edgePaths, type PathStep, pathsAlong, vertexOf } from './paths.ts';
import { leavesOf } from './say.ts';
import { sourceMutantsOf } from './source-mutants.ts';

/** The mistakes that each suite notices on its own, by name. */
export interface MutationScore {
  planted: string[];
  journeys: string[];
  paths: string[];
  /** The rules are checked where no other suite noticed a mistake. */
  rules: string[];
  /** Another order of routes of which no answer ever fits two. */
  equivalent: string[];
  survived: string[];
}

/** Plants every mistake in a chart and in its file, and runs each suite against it. */
export async function mutationScore(model: Model, journeys: Journeys): Promise<MutationScore> {
  const wrong = journeys.failureIn(journeys.machine) ?? brokenRules(model)[0];
  if (wrong) throw new Error(`${model.title} is wrong as it is: ${wrong}`);
  const score: MutationScore = { planted: [], journeys: [], paths: [], rules: [], equivalent: [], survived: [] };
  for (const mutant of [...mutantsOf(journeys.machine), ...(await sourceMutantsOf(journeys.file, journeys.machine))]) {
    score.planted.push(mutant.name);
    for (const suite of noticedBy(mutant, model, journeys)) score[suite].push(mutant.name);
  }
  return score;
}

type Suite = Exclude<keyof MutationScore, 'planted'>;

function noticedBy(mutant: Mutant, model: Model, journeys: Journeys): Suite[] {
  const noticed: Suite[] = [];
  if (fails(() => journeys.failureIn(mutant.machine) !== null)) noticed.push('journeys');
  if (isNoticedOnPaths(model, mutant)) noticed.push('paths');
  if (noticed.length > 0) return noticed;
  const { machine } = mutant;
  if (fails(() => brokenRules({ ...model, machine: withMuteFlows(machine) }).length > 0)) return ['rules'];
  return / goes first$/.test(mutant.name) && isSameRoute(model, machine) ? ['equivalent'] : ['survived'];
}

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
