import type { SessionActor } from '../session/session.machine.ts';
import { sessionStores } from '../session/session-store.ts';
import type { signInMachine } from '../sign-in/sign-in.machine.ts';
import { loginMachine } from './login.machine.ts';

/** The page of a sign-in, for the session that it is to begin. */
export const login = (signIn: typeof signInMachine, session: SessionActor) =>
  loginMachine.provide({
    actors: { signIn },
    actions: {
      beginSession: (_, begun) => session.send({ type: 'session.begin', session: begun }),
      beginStaffSession: (_, begun) => sessionStores.staff.write(begun),
    },
  });
