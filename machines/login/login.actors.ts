import type { SessionActor } from '../session/session.machine.ts';
import { sessionStores } from '../session/session-store.ts';
import type { signInMachine } from '../sign-in/sign-in.machine.ts';
import { loginMachine } from './login.machine.ts';

/** The page of a sign-in, for the session that it is to begin. */
export const login = (signIn: typeof signInMachine, session: SessionActor) =>
  loginMachine.provide({
    actors: { signIn },
    actions: {
      /** Accounts without a blog are staff. */
      beginSession(_, begun) {
        if (begun.currentBlog === null) sessionStores.staff.write(begun);
        else session.send({ type: 'session.begin', session: begun });
      },
    },
  });
