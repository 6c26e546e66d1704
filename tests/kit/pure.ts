import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';
import type { EffectOrder } from './say.ts';

/** A chart that has begun already: each pure step makes an actor of its logic, which would begin the chart anew and in vain. */
const begunOf = (machine: AnyStateMachine) => ({
  transition: machine.transition.bind(machine),
  getInitialSnapshot: () => nothing,
  getPersistedSnapshot: () => nothing,
});
const nothing = { status: 'done' as const, output: undefined, error: undefined };

const begun = new WeakMap<AnyStateMachine, ReturnType<typeof begunOf>>();

/** What comes of an event, and what it asks for; nothing is carried out. */
export function onward(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): [AnyMachineSnapshot, readonly EffectOrder[]] {
  const logic = begun.get(machine) ?? begunOf(machine);
  begun.set(machine, logic);
  return transition(logic as never, snapshot as never, event as never) as never;
}
