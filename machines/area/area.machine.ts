import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Session } from '#contract/session.ts';
import { type SessionSnapshot, sessionMachine } from '../session/session.machine.ts';
import { isInitialising, isSignedIn, isSigningOut } from '../session/session.view.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';

interface Types {
  context: { hasMoved: boolean };
  events: { type: 'xstate.snapshot.session'; snapshot: SessionSnapshot };
  children: { session: 'session'; signIn: 'signIn' };
}

const area = setup({
  types: {} as Types,
  actors: { session: sessionMachine, signIn: signInMachine },
  actions: {
    move: assign({ hasMoved: true }),
    beginSession: sendTo('session', (_, session: Session) => ({ type: 'session.begin', session })),
  },
  guards: {
    isIn: (_, session: SessionSnapshot) => isSignedIn(session),
    isOut: (_, session: SessionSnapshot) => !isSignedIn(session) && !isInitialising(session) && !isSigningOut(session),
    isSigningOut: (_, session: SessionSnapshot) => isSigningOut(session),
  },
});

/** Pages for whoever is signed in: who is there, and the sign-in in the place of the pages. A session that lapses asks for the password itself, upon them. */
export const areaMachine = area.createMachine({
  id: 'area',
  context: { hasMoved: false },
  invoke: { id: 'session', src: 'session', onSnapshot: [] },
  initial: 'arriving',
  states: {
    arriving: {
      on: {
        'xstate.snapshot.session': [
          { guard: { type: 'isIn', params: ({ event }) => event.snapshot }, target: 'inside' },
          { guard: { type: 'isOut', params: ({ event }) => event.snapshot }, target: 'outside' },
        ],
      },
    },
    outside: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: { actions: { type: 'beginSession', params: ({ event }) => event.output } },
      },
      on: {
        'xstate.snapshot.session': {
          guard: { type: 'isIn', params: ({ event }) => event.snapshot },
          target: 'inside',
          actions: 'move',
        },
      },
    },
    inside: {
      on: {
        'xstate.snapshot.session': [
          {
            guard: { type: 'isOut', params: ({ event }) => event.snapshot },
            target: 'outside',
            actions: 'move',
          },
          {
            guard: { type: 'isSigningOut', params: ({ event }) => event.snapshot },
            target: 'arriving',
            actions: 'move',
          },
        ],
      },
    },
  },
});

export type AreaSnapshot = SnapshotFrom<typeof areaMachine>;
