import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  getMicrosteps,
  type StateNode,
} from 'xstate';
import { transitionsOf } from '#tests/kit/coverage.ts';
import { arrowLinesOf } from '#tests/kit/diagram.ts';
import type { Model } from '#tests/kit/model.ts';

/** The arrows that an event takes, and those that follow from it without another event. */
export function arrowsTaken(
  { machine, input }: Model,
  before: AnyMachineSnapshot | undefined,
  event: AnyEventObject,
): string[] {
  const microsteps = before ? getMicrosteps(machine, before, event) : getInitialMicrosteps(machine, input as never);
  const passed = microsteps.map(([snapshot]) => snapshot);
  const following = passed.slice(1).flatMap((next, index) => followingBetween(passed[index], next));
  return arrowLinesOf(machine, [...(before ? machine.getTransitionData(before, event) : []), ...following]);
}

/** The first transition without an event of its own between two snapshots: XState does not tell which one was taken. */
function followingBetween(
  before: AnyMachineSnapshot | undefined,
  { _nodes: after }: AnyMachineSnapshot,
): AnyTransitionDefinition[] {
  const possible = (before?._nodes ?? [])
    .flatMap((node: StateNode) => transitionsOf(node))
    .filter(({ eventType }: AnyTransitionDefinition) => /^$|^xstate\.done\.state\./.test(String(eventType)));
  return possible
    .filter(({ target }: AnyTransitionDefinition) => target?.every((node) => after.includes(node)))
    .slice(0, 1);
}
