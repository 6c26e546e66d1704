import { fromCallback, fromPromise } from 'xstate';
import { creatorSessionStore, type SessionStore, sponsorSessionStore, staffSessionStore } from '#api/stored-session.ts';
import { generalSignIn, sponsorSignIn, staffSignIn } from '../sign-in/sign-in.actors.ts';
import type { signInMachine } from '../sign-in/sign-in.machine.ts';
import type { Caller } from './caller.ts';
import { type SessionCheck, type SessionEvent, type SessionKept, sessionMachine } from './session.machine.ts';

/** Loaded when somebody is signed in: a visitor's first page waits for no HTTP client. */
const client = () => import('#api/ask.ts');

const sessionKeptIn = (store: SessionStore, signIn: typeof signInMachine) =>
  sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<SessionKept>(async () => {
        const session = store.read();
        return session ? { kind: 'kept', session } : { kind: 'none' };
      }),
      watchSession: fromCallback<SessionEvent>(({ sendBack }) => {
        const observe = (event: StorageEvent) => {
          if (store.isAbout(event)) sendBack({ type: 'session.observe', session: store.read() });
        };
        addEventListener('storage', observe);
        return () => removeEventListener('storage', observe);
      }),
      checkSession: fromPromise<SessionCheck, Caller>(async ({ input, signal }) =>
        (await (await client()).ask('readSession', { ...input, signal, instead: { 401: null } })) === null
          ? 'ended'
          : 'good',
      ),
      endSession: fromPromise<void, Caller>(async ({ input }) => {
        await (await client()).ask('logOut', input);
      }),
      signIn,
    },
    actions: {
      storeSession: (_, session) => store.write(session),
      clearStoredSession: () => store.clear(),
    },
  });

export const creatorSession = sessionKeptIn(creatorSessionStore, generalSignIn);
export const sponsorSession = sessionKeptIn(sponsorSessionStore, sponsorSignIn);
export const staffSession = sessionKeptIn(staffSessionStore, staffSignIn);
