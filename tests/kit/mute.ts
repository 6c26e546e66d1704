import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';

/** A flow of a page that does nothing by itself: its snapshots and its end are events of the path. */
const mute: AnyActorLogic = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: (_, input) => ({ status: 'stopped', output: undefined, error: undefined, input }),
  getPersistedSnapshot: ({ input: _, ...snapshot }) => snapshot,
};

/** A page without the behaviour of its flows, so that its own chart alone is tested. */
export function withMuteFlows<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const flows = Object.entries(machine.implementations.actors).filter(([, logic]) => logic instanceof StateMachine);
  const actors = Object.fromEntries(flows.map(([name]) => [name, mute]));
  const isSilent = flows.length === 0 && !reports(machine);
  return isSilent
    ? machine
    : (machine.provide({ actors, actions: reports(machine) ? { report: () => {} } : {} } as never) as Machine);
}

export const isMute = (logic: unknown): boolean => logic === mute;

/** Whether the chart reports to its page. In a graph, a report is an effect. */
export const reports = ({ implementations: { actions } }: AnyStateMachine): boolean => 'report' in actions;
