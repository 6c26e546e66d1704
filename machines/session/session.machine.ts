import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Role } from '#contract/roles.ts';
import type { Session, SessionUser } from '#contract/session.ts';
import { callOf, type OfKind } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { report } from '../report.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import { type Caller, callerOf } from './caller.ts';

export type RestoredSession = { kind: 'restored'; session: Session } | { kind: 'none' };
export type SessionCheck = 'good' | 'ended';
export type SessionEvent =
  | { type: 'session.begin'; session: Session }
  | { type: 'session.end' }
  /** In another tab. */
  | { type: 'session.endElsewhere'; owner: string }
  /** A call in this session's name was turned down: the server knows its token no more. */
  | { type: 'session.lapse'; token: string }
  | { type: 'session.observe'; session: Session | null }
  /** The signed-in person has saved another name. */
  | { type: 'session.rename'; name: string }
  /** In another tab. */
  | { type: 'session.renameElsewhere'; user: SessionUser };

export type SessionReport = { type: 'session.started' } | { type: 'session.ending' } | { type: 'session.ended' };

interface Types {
  context: { role: Role; session: Session | null };
  events: SessionEvent;
  tags: 'initialising' | 'signedIn' | 'lapsed';
  children: { signIn: 'signIn' };
}

const session = setup({
  types: {} as Types,
  actors: {
    restoreSession: fromPromise<RestoredSession>(notProvided('restoreSession')),
    watchSession: fromCallback<SessionEvent>(() => effectNotProvided('watchSession')),
    checkSession: fromPromise<SessionCheck, Caller>(notProvided('checkSession')),
    endSession: fromPromise<void, Caller>(notProvided('endSession')),
    signIn: signInMachine,
  },
  guards: {
    isSession: (_, session: Session | null) => session !== null,
    isNone: (_, session: Session | null) => session === null,
    /** A late answer to a call of the session before tells nothing of this one. */
    isOwn: ({ context }, token: string) => context.session?.token === token,
    isOtherPerson: ({ context }, session: Session | null) =>
      session !== null && context.session !== null && session.user.username !== context.session.user.username,
    isSamePerson: ({ context }, user: SessionUser) => user.username === context.session?.user.username,
    isOwner: ({ context }, owner: string) => ownerIn(context) === owner,
  },
  actions: {
    rememberSession: assign((_, session: Session | null) => ({ session })),
    adoptSession: assign((_, { session }: OfKind<RestoredSession, 'restored'>) => ({ session })),
    rememberName: assign(({ context: { session } }, name: string) => ({
      session: session && { ...session, user: { ...session.user, name } },
    })),
    storeUser: () => effectNotProvided('storeUser'),
    forgetSession: assign({ session: null }),
    storeSession: (_, _session: Session) => effectNotProvided('storeSession'),
    clearStoredSession: () => effectNotProvided('clearStoredSession'),
    announceSignOut: () => effectNotProvided('announceSignOut'),
    clearDrafts: () => effectNotProvided('clearDrafts'),
    /** After a sign-out in another tab: the person finds the drafts of this tab when they sign in again. */
    clearOtherDrafts: () => effectNotProvided('clearOtherDrafts'),
    leavePage: () => effectNotProvided('leavePage'),
    report: report<SessionReport>(),
  },
});
const call = callOf(session);

/** A creator, a sponsor and a member of staff may have the same username. */
export const ownerIn = ({ role, session }: Types['context']): string => `${role}:${session?.user.username ?? ''}`;

const ending = [{ type: 'report', params: { type: 'session.ending' } }, 'clearStoredSession'] as const;

const signedIn = session.createStateConfig({
  tags: 'signedIn',
  entry: { type: 'report', params: { type: 'session.started' } },
  on: {
    'session.end': { target: '#session.signingOut', actions: ['announceSignOut', ...ending, 'clearDrafts'] },
    'session.rename': { actions: [{ type: 'rememberName', params: ({ event }) => event.name }, 'storeUser'] },
    'session.renameElsewhere': {
      guard: { type: 'isSamePerson', params: ({ event }) => event.user },
      actions: { type: 'rememberName', params: ({ event }) => event.user.name },
    },
    'session.observe': {
      guard: { type: 'isNone', params: ({ event }) => event.session },
      target: '#session.signedOut',
    },
    'session.endElsewhere': {
      guard: { type: 'isOwner', params: ({ event }) => event.owner },
      target: '#session.signingOut',
      actions: [...ending, 'clearOtherDrafts'],
    },
  },
  initial: 'checking',
  states: {
    checking: {
      on: {
        'session.lapse': {
          guard: { type: 'isOwn', params: ({ event }) => event.token },
          target: '#session.signedOut',
          actions: 'clearStoredSession',
        },
      },
      invoke: call('checkSession', {
        input: ({ context }) => callerOf(context.session),
        ended: { target: '#session.signedOut', actions: 'clearStoredSession' },
        good: 'confirmed',
        failed: 'confirmed',
      }),
    },
    confirmed: {
      on: {
        'session.lapse': { guard: { type: 'isOwn', params: ({ event }) => event.token }, target: 'lapsed' },
      },
    },
    /** The page stays, and a dialog over it asks for the password. */
    lapsed: {
      tags: 'lapsed',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ identifier: context.session?.user.username ?? '' }),
        onDone: [
          {
            guard: { type: 'isOtherPerson', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: [
              'leavePage',
              { type: 'rememberSession', params: ({ event }) => event.output },
              { type: 'storeSession', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'confirmed',
            actions: [
              { type: 'rememberSession', params: ({ event }) => event.output },
              { type: 'storeSession', params: ({ event }) => event.output },
            ],
          },
        ],
      },
    },
  },
});

const signingOut = session.createStateConfig({
  invoke: call('endSession', {
    input: ({ context }) => callerOf(context.session),
    done: { target: '#session.signedOut', actions: 'leavePage' },
    failed: { target: '#session.signedOut', actions: 'leavePage' },
  }),
});

/** One chart serves the sessions of all roles. */
export const sessionMachineOf = (role: Role) =>
  session.createMachine({
    id: 'session',
    context: { role, session: null },
    invoke: { id: 'watchSession', src: 'watchSession' },
    on: {
      'session.begin': {
        target: '.signedIn.confirmed',
        actions: [
          { type: 'rememberSession', params: ({ event }) => event.session },
          { type: 'storeSession', params: ({ event }) => event.session },
        ],
      },
      'session.observe': [
        {
          guard: { type: 'isOtherPerson', params: ({ event }) => event.session },
          target: '.signedIn.confirmed',
          actions: ['leavePage', { type: 'rememberSession', params: ({ event }) => event.session }],
        },
        {
          guard: { type: 'isSession', params: ({ event }) => event.session },
          target: '.signedIn.confirmed',
          actions: { type: 'rememberSession', params: ({ event }) => event.session },
        },
      ],
    },
    initial: 'restoring',
    states: {
      restoring: {
        tags: 'initialising',
        invoke: call('restoreSession', {
          restored: { target: 'signedIn.checking', actions: 'adoptSession' },
          none: 'signedOut',
          failed: 'signedOut',
        }),
      },
      signedOut: { entry: ['forgetSession', { type: 'report', params: { type: 'session.ended' } }] },
      signedIn,
      signingOut,
    },
  });

export const sessionMachine = sessionMachineOf('creator');

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
