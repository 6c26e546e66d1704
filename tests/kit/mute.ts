import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';

/** A flow of a page says nothing by itself: what it shows, and that it has ended, are events of the walk. */
const mute: AnyActorLogic = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: () => ({ status: 'stopped', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** A page with its flows silent, so that its own chart alone is walked. */
export function withMuteFlows<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const flows = Object.entries(machine.implementations.actors).filter(([, logic]) => logic instanceof StateMachine);
  if (flows.length === 0) return machine;
  return machine.provide({ actors: Object.fromEntries(flows.map(([name]) => [name, mute])) } as never) as Machine;
}

export const isMute = (logic: unknown): boolean => logic === mute;
