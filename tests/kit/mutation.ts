import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { initialTransition, transition } from 'xstate';
import { behaviourOf, walkPart } from './catalogue.ts';
import type { Model } from './model.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Asked, effectOf } from './say.ts';
import { replay, walksOf } from './walks.ts';

export interface MutationScore {
  killed: string[];
  survived: string[];
  equivalent: string[];
}

/** Which planted mistakes the catalogue would show. One that no case can tell from the chart is no mistake. */
export function mutationScore(model: Model): MutationScore {
  const isNoticed = noticing(model);
  const { killed, survived, equivalent } = Object.groupBy(mutantsOf(model.machine), ({ machine }) => {
    if (isNoticed(machine)) return 'killed';
    return behavesAlike(model, machine) ? 'equivalent' : 'survived';
  });
  return { killed: namesOf(killed), survived: namesOf(survived), equivalent: namesOf(equivalent) };
}

const namesOf = (mutants: readonly Mutant[] = []): string[] => mutants.map(({ name }) => name);

/** Walking the known walks again is quick and shows most mistakes; the whole catalogue is written for the others. */
function noticing(model: Model): (mutant: AnyStateMachine) => boolean {
  const walks = walksOf(model);
  const behaviour = behaviourOf(walks);
  const told = walks.map((walk, index) => ({
    events: walk.slice(1).map(({ event }) => event),
    part: walkPart(walk, index),
  }));
  return (machine) => {
    const mutant = { ...model, machine };
    try {
      if (told.some(({ events, part }, index) => walkPart(replay(mutant, events), index) !== part)) return true;
      return behaviourOf(walksOf(mutant)) !== behaviour;
    } catch {
      return true;
    }
  };
}

interface Moment {
  snapshot: AnyMachineSnapshot;
  effects: string[];
}
const momentLimit = 200;

/** Walks both charts side by side through every case, with the whole context, as far as the limit goes. */
function behavesAlike(model: Model, mutant: AnyStateMachine): boolean {
  const events = Object.entries(model.cases).flatMap(([type, payloads]) =>
    payloads.map((payload): AnyEventObject => ({ type, ...payload })),
  );
  const queue = [[firstOf(model.machine, model), firstOf(mutant, model)] as const];
  const seen = new Set<string>();
  for (const [own, other] of queue) {
    if (seen.size > momentLimit) return true;
    if (sight(own) !== sight(other)) return false;
    const at = placeOf(own);
    if (seen.has(at) || own.snapshot.status !== 'active') continue;
    seen.add(at);
    for (const event of events.filter((each) => [own, other].some(({ snapshot }) => snapshot.can(each as never))))
      queue.push([after(model.machine, own, event), after(mutant, other, event)]);
  }
  return true;
}

const firstOf = (machine: AnyStateMachine, { input }: Model): Moment =>
  momentOf(initialTransition(machine, input as never));
const after = (machine: AnyStateMachine, { snapshot }: Moment, event: AnyEventObject): Moment =>
  momentOf(transition(machine, snapshot as never, event as never));
const momentOf = ([snapshot, asked]: readonly [AnyMachineSnapshot, readonly Asked[]]): Moment => ({
  snapshot,
  effects: asked.map(effectOf).filter(Boolean),
});

const placeOf = ({ snapshot: { status, value, context, tags } }: Moment): string =>
  JSON.stringify([status, value, context, [...tags].sort()]);
const sight = (moment: Moment): string => JSON.stringify([placeOf(moment), moment.effects]);
