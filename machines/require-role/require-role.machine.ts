import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Session } from '#contract/session.ts';
import { type SessionReport, sessionMachine } from '../session/session.machine.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';

interface Types {
  context: { isReplaced: boolean; hasExpired: boolean };
  events: SessionReport;
  children: { session: 'session'; signIn: 'signIn' };
}

const requireRole = setup({
  types: {} as Types,
  actors: { session: sessionMachine, signIn: signInMachine },
  actions: {
    markReplaced: assign({ isReplaced: true, hasExpired: false }),
    markExpired: assign({ isReplaced: true, hasExpired: true }),
    beginSession: sendTo('session', (_, session: Session) => ({ type: 'session.begin', session })),
  },
});

/** The pages of one role, and the sign-in in their place. The dialog of an expired session is shown over the pages. */
export const requireRoleMachine = requireRole.createMachine({
  id: 'requireRole',
  context: { isReplaced: false, hasExpired: false },
  invoke: { id: 'session', src: 'session' },
  initial: 'restoring',
  states: {
    restoring: { on: { 'session.started': 'signedIn', 'session.ended': 'signedOut' } },
    signedOut: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: { actions: { type: 'beginSession', params: ({ event }) => event.output } },
      },
      on: { 'session.started': { target: 'signedIn', actions: 'markReplaced' } },
    },
    signedIn: {
      on: {
        'session.ended': { target: 'signedOut', actions: 'markExpired' },
        'session.ending': { target: 'signingOut', actions: 'markReplaced' },
      },
    },
    signingOut: { on: { 'session.ended': 'signedOut', 'session.started': 'signedIn' } },
  },
});

export type RequireRoleSnapshot = SnapshotFrom<typeof requireRoleMachine>;
