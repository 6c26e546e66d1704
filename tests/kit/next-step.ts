import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getMicrosteps, transition } from 'xstate';
import type { EffectOrder } from './say.ts';

/** xstate creates an actor of the logic that it is given, and with it the chart's initial snapshot: this logic has none. */
const withoutInitialSnapshot = (machine: AnyStateMachine) => ({
  transition: machine.transition.bind(machine),
  getInitialSnapshot: () => none,
  getPersistedSnapshot: () => none,
});
const none = { status: 'done' as const, output: undefined, error: undefined };

const logics = new WeakMap<AnyStateMachine, ReturnType<typeof withoutInitialSnapshot>>();

function logicOf(machine: AnyStateMachine) {
  const logic = logics.get(machine) ?? withoutInitialSnapshot(machine);
  logics.set(machine, logic);
  return logic as never;
}

/** The next snapshot and the effects that it asks for; nothing is carried out. */
export function nextStep(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): [AnyMachineSnapshot, readonly EffectOrder[]] {
  return transition(logicOf(machine), snapshot as never, event as never) as never;
}

/** The snapshots that a step passes, the last one included. */
export const snapshotsAlong = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot[] => getMicrosteps(logicOf(machine), before as never, event as never).map(([each]) => each);
