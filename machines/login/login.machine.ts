import { type SnapshotFrom, setup } from 'xstate';
import type { Session } from '#contract/session.ts';
import { effectNotProvided } from '../not-provided.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';

const login = setup({
  types: {} as { children: { signIn: 'signIn' } },
  actors: { signIn: signInMachine },
  actions: { beginSession: (_, _session: Session) => effectNotProvided('beginSession') },
});

/** A sign-in with an address of its own: it ends where the session begins. */
export const loginMachine = login.createMachine({
  id: 'login',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    onDone: { target: '.signedIn', actions: { type: 'beginSession', params: ({ event }) => event.output } },
  },
  initial: 'open',
  states: { open: {}, signedIn: {} },
});

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
