import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { brokenRules } from './invariants.ts';
import type { Journeys } from './journey.ts';
import type { Model } from './model.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { withMuteFlows } from './mute.ts';
import { sourceMutantsOf } from './source-mutants.ts';
import { offered, vertexOf, walksOf } from './walks.ts';

/** Which suite noticed each mistake first. */
export interface MutationScore {
  journeys: string[];
  rules: string[];
  /** Another order of routes of which no answer ever fits two. */
  equal: string[];
  survived: string[];
}

/** Plants every mistake in a chart and in its file, and runs the suites against each: no expectation comes from a chart. */
export async function mutationScore(model: Model, journeys: Journeys): Promise<MutationScore> {
  const wrong = journeys.failureIn(journeys.machine) ?? brokenRules(model, walksOf(model))[0];
  if (wrong) throw new Error(`${model.title} is wrong as it is: ${wrong}`);
  const mutants = [...mutantsOf(journeys.machine), ...(await sourceMutantsOf(journeys.file, journeys.machine))];
  const found = Object.groupBy(mutants, (mutant) => noticedBy(mutant, model, journeys));
  const namesOf = (suite: keyof MutationScore) => (found[suite] ?? []).map(({ name }) => name);
  return {
    journeys: namesOf('journeys'),
    rules: namesOf('rules'),
    equal: namesOf('equal'),
    survived: namesOf('survived'),
  };
}

function noticedBy(mutant: Mutant, model: Model, journeys: Journeys): keyof MutationScore {
  try {
    if (journeys.failureIn(mutant.machine) !== null) return 'journeys';
    if (breaksRules(model, mutant.machine)) return 'rules';
    return / goes first$/.test(mutant.name) && isSameRoute(model, mutant.machine) ? 'equal' : 'survived';
  } catch {
    return 'journeys';
  }
}

/** A chart that cannot be walked any more breaks the first rule. */
function breaksRules(model: Model, machine: AnyStateMachine): boolean {
  const mutant = { ...model, machine: withMuteFlows(machine) };
  try {
    return brokenRules(mutant, walksOf(mutant)).length > 0;
  } catch {
    return true;
  }
}

/** Every answer, of every kind, goes the same way wherever a walk stands. */
function isSameRoute(model: Model, machine: AnyStateMachine): boolean {
  const wayOf = (chart: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    const { value, context } = getNextSnapshot(chart, snapshot as never, event as never);
    return JSON.stringify([value, context]);
  };
  const snapshots = new Map(
    walksOf(model).flatMap((walk) => walk.map(({ snapshot }) => [vertexOf(model, snapshot), snapshot])),
  );
  return [...snapshots.values()].every((snapshot) =>
    offered(model, snapshot).every(
      (event) => wayOf(model.machine, snapshot, event) === wayOf(machine, snapshot, event),
    ),
  );
}
