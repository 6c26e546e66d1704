import { fromCallback, fromPromise } from 'xstate';
import { leaveFor } from '#api/leave-for.ts';
import { type Role, roles } from '#contract/roles.ts';
import type { Session } from '#contract/session.ts';
import { addressAfterSignOut } from '#machines/rules/address-after-sign-out.ts';
import * as z from '#rules/zod.ts';
import { creatorSignIn, sponsorSignIn, staffSignIn } from '../sign-in/sign-in.actors.ts';
import type { signInMachine } from '../sign-in/sign-in.machine.ts';
import { clearOthers, clearStored, defineStored } from '../storage.ts';
import type { Caller } from './caller.ts';
import {
  ownerIn,
  type RestoredSession,
  type SessionCheck,
  type SessionEvent,
  sessionMachineOf,
} from './session.machine.ts';
import { type SessionStore, sessionStores } from './session-store.ts';

/** Loaded on sign-in, so that a visitor's first page loads no HTTP client. */
const client = () => import('#api/ask.ts');

/** Announces a sign-out to the other tabs. */
const signOut = defineStored({ key: 'vaya.signOut', area: 'local', schema: z.string(), isPlain: true });

const ownersSignedIn = (): string[] =>
  roles.flatMap((role) => {
    const session = sessionStores[role].read();
    return session ? [ownerIn({ role, session })] : [];
  });

function sessionOf(role: Role, signIn: typeof signInMachine) {
  const store = sessionStores[role];
  return sessionMachineOf(role).provide({
    actors: {
      restoreSession: fromPromise<RestoredSession>(async () => {
        const session = adopted(role, store);
        return session ? { kind: 'restored', session } : { kind: 'none' };
      }),
      watchSession: fromCallback<SessionEvent>(({ sendBack }) => watchStore(role, sendBack)),
      checkSession: fromPromise<SessionCheck, Caller>(async ({ input, signal }) =>
        (await (await client()).ask('readSession', { ...input, signal, resolveStatus: { 401: null } })) === null
          ? 'ended'
          : 'good',
      ),
      endSession: fromPromise<void, Caller>(async ({ input }) => {
        await (await client()).ask('logOut', input);
      }),
      signIn,
    },
    actions: {
      storeSession(_, session) {
        store.write(session);
        clearOthers(ownerIn({ role, session }));
      },
      /** Another account may have signed in since. */
      storeUser({ context: { session } }) {
        if (session && store.read()?.token === session.token) store.write(session);
      },
      clearStoredSession({ context }) {
        const own = context.session?.token;
        if ((store.read()?.token ?? own) === own) store.clear();
      },
      announceSignOut({ context }) {
        signOut.write(ownerIn(context));
        signOut.clear();
      },
      clearDrafts: () => clearStored(ownersSignedIn()),
      /** Texts of staff are about other people and stay on no device. */
      clearOtherDrafts: ({ context }) =>
        clearStored(role === 'staff' ? ownersSignedIn() : [...ownersSignedIn(), ownerIn(context)]),
      leavePage({ context: { session } }) {
        const address = session && addressAfterSignOut(role, session, location.pathname);
        if (address !== null) leaveFor(address);
      },
    },
  });
}

export const creatorSession = sessionOf('creator', creatorSignIn);
export const sponsorSession = sessionOf('sponsor', sponsorSignIn);
export const staffSession = sessionOf('staff', staffSignIn);

/** The stored session; what another account of its role left in this tab is cleared. */
function adopted(role: Role, store: SessionStore): Session | null {
  const session = store.read();
  if (session) clearOthers(ownerIn({ role, session }));
  return session;
}

/** A page that Back restores has missed events. */
function watchStore(role: Role, tell: (event: SessionEvent) => void): () => void {
  const store = sessionStores[role];
  let tokenLeft: string | undefined;
  const reportStored = () => tell({ type: 'session.observe', session: adopted(role, store) });
  const reportUser = () => {
    const user = store.read()?.user;
    if (user) tell({ type: 'session.renameElsewhere', user });
  };
  const observe = (event: StorageEvent) => {
    if (signOut.isChangedBy(event) && event.newValue) tell({ type: 'session.endElsewhere', owner: event.newValue });
    else if (store.isChangedBy(event)) reportStored();
    else if (store.isUserChangedBy(event)) reportUser();
  };
  const leave = () => {
    tokenLeft = store.read()?.token;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) =>
    persisted && store.read()?.token !== tokenLeft ? reportStored() : undefined;
  addEventListener('storage', observe);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('storage', observe);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}
