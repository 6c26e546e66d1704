import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Session } from '#contract/session.ts';
import { type SessionSnapshot, sessionMachine } from '../session/session.machine.ts';
import { isInitialising, isLapsed, isSignedIn } from '../session/session.view.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';

interface Types {
  context: { hasMoved: boolean };
  events: { type: 'area.leave' } | { type: 'xstate.snapshot.session'; snapshot: SessionSnapshot };
  children: { session: 'session'; signIn: 'signIn' };
}

const area = setup({
  types: {} as Types,
  actors: { session: sessionMachine, signIn: signInMachine },
  actions: {
    move: assign({ hasMoved: true }),
    beginSession: sendTo('session', (_, session: Session) => ({ type: 'session.begin', session })),
    endSession: sendTo('session', { type: 'session.end' }),
  },
  guards: {
    isIn: (_, session: SessionSnapshot) => isSignedIn(session) && !isLapsed(session),
    isLapsed: (_, session: SessionSnapshot) => isLapsed(session),
    isOut: (_, session: SessionSnapshot) => !isSignedIn(session) && !isInitialising(session),
  },
});

/** Pages for whoever is signed in: who is there, the sign-in in their place, and the sign-in upon them once a session has lapsed. */
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
          { guard: { type: 'isLapsed', params: ({ event }) => event.snapshot }, target: 'lapsed' },
          { guard: { type: 'isOut', params: ({ event }) => event.snapshot }, target: 'outside', actions: 'move' },
        ],
      },
    },
    lapsed: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: { actions: { type: 'beginSession', params: ({ event }) => event.output } },
      },
      on: {
        'xstate.snapshot.session': [
          { guard: { type: 'isIn', params: ({ event }) => event.snapshot }, target: 'inside' },
          { guard: { type: 'isOut', params: ({ event }) => event.snapshot }, target: 'outside', actions: 'move' },
        ],
        'area.leave': { actions: 'endSession' },
      },
    },
  },
});

export type AreaSnapshot = SnapshotFrom<typeof areaMachine>;
