import { fromCallback, fromPromise } from 'xstate';
import { leaveFor } from '#api/leave-for.ts';
import {
  announceSignOut,
  creatorSessionStore,
  ownerSignedOut,
  type SessionStore,
  sponsorSessionStore,
  staffSessionStore,
} from '#api/stored-session.ts';
import type { Role } from '#contract/session.ts';
import { addressAfterSignOut } from '#machines/rules/address-after-sign-out.ts';
import { generalSignIn, sponsorSignIn, staffSignIn } from '../sign-in/sign-in.actors.ts';
import type { signInMachine } from '../sign-in/sign-in.machine.ts';
import type { Caller } from './caller.ts';
import { clearDraftsOf } from './drafts.ts';
import {
  ownerIn,
  type SessionCheck,
  type SessionEvent,
  type SessionKept,
  sessionMachineOf,
} from './session.machine.ts';

/** Loaded when somebody is signed in: a visitor's first page waits for no HTTP client. */
const client = () => import('#api/ask.ts');

const sessionOf = (role: Role, store: SessionStore, signIn: typeof signInMachine) =>
  sessionMachineOf(role).provide({
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
      /** Another account may have signed in since. */
      clearStoredSession({ context }) {
        const own = context.session?.token;
        if ((store.read()?.token ?? own) === own) store.clear();
      },
      announceSignOut: ({ context }) => announceSignOut(ownerIn(context)),
      clearDrafts: ({ context }) => clearDraftsOf(ownerIn(context)),
      leavePage({ context: { session } }) {
        const address = session && addressAfterSignOut(role, session, location.pathname);
        if (address !== null) leaveFor(address);
      },
    },
  });

export const creatorSession = sessionOf('creator', creatorSessionStore, generalSignIn);
export const sponsorSession = sessionOf('sponsor', sponsorSessionStore, sponsorSignIn);
export const staffSession = sessionOf('staff', staffSessionStore, staffSignIn);

/** What others do of it. A page that Back brings up again was told of nothing meanwhile. */
function watchKept(store: SessionStore, tell: (event: SessionEvent) => void): () => void {
  let tokenLeft: string | undefined;
  const tellKept = () => tell({ type: 'session.observe', session: store.read() });
  const observe = (event: StorageEvent) => {
    const owner = ownerSignedOut(event);
    if (owner !== null) tell({ type: 'session.endElsewhere', owner });
    else if (store.isAbout(event)) tellKept();
  };
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
