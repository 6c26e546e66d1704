import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';
import type { EffectOrder } from './say.ts';

/** `transition` creates an actor of the logic that it is given, and with it the chart's initial snapshot: this logic has none. */
const withoutInitialSnapshot = (machine: AnyStateMachine) => ({
  transition: machine.transition.bind(machine),
  getInitialSnapshot: () => none,
  getPersistedSnapshot: () => none,
});
const none = { status: 'done' as const, output: undefined, error: undefined };

const logics = new WeakMap<AnyStateMachine, ReturnType<typeof withoutInitialSnapshot>>();

/** The next snapshot and the effects that it asks for; nothing is carried out. */
export function nextStep(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): [AnyMachineSnapshot, readonly EffectOrder[]] {
  const logic = logics.get(machine) ?? withoutInitialSnapshot(machine);
  logics.set(machine, logic);
  return transition(logic as never, snapshot as never, event as never) as never;
}
