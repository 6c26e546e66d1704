import { type SnapshotFrom, setup } from 'xstate';
import type { Session } from '#contract/session.ts';
import { effectNotProvided } from '../not-provided.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';

const login = setup({
  types: {} as { children: { signIn: 'signIn' } },
  actors: { signIn: signInMachine },
  guards: {
    /** Accounts without a blog are staff. */
    isStaff: (_, { currentBlog }: Session) => currentBlog === null,
  },
  actions: {
    beginSession: (_, _session: Session) => effectNotProvided('beginSession'),
    beginStaffSession: (_, _session: Session) => effectNotProvided('beginStaffSession'),
  },
});

/** A sign-in with an address of its own: it ends where the session begins. */
export const loginMachine = login.createMachine({
  id: 'login',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    onDone: [
      {
        guard: { type: 'isStaff', params: ({ event }) => event.output },
        target: '.signedInAsStaff',
        actions: { type: 'beginStaffSession', params: ({ event }) => event.output },
      },
      { target: '.signedIn', actions: { type: 'beginSession', params: ({ event }) => event.output } },
    ],
  },
  initial: 'open',
  states: { open: {}, signedIn: {}, signedInAsStaff: {} },
});

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
