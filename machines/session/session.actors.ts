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
      watchSession: fromCallback<SessionEvent>(({ sendBack }) => watchKept(store, sendBack)),
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

/** What others do of it. A page that Back brings up again was told of nothing meanwhile. */
function watchKept(store: SessionStore, tell: (event: SessionEvent) => void): () => void {
  let tokenLeft: string | undefined;
  const tellKept = () => tell({ type: 'session.observe', session: store.read() });
  const observe = (event: StorageEvent) => (store.isAbout(event) ? tellKept() : undefined);
  const leave = () => {
    tokenLeft = store.read()?.token;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) =>
    persisted && store.read()?.token !== tokenLeft ? tellKept() : undefined;
  addEventListener('storage', observe);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('storage', observe);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}
