import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Role } from '#contract/roles.ts';
import type { Session } from '#contract/session.ts';
import { passwordProblem } from '#rules/password.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { changeField, type FieldChange, type FormState, touch, untouched } from '../form-state.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

interface LinkOwner {
  name: string;
  kind: 'invitation' | 'reset';
  realm: 'people' | 'sponsors';
}

export type DeadLink = { kind: 'unknown' } | { kind: 'used' } | { kind: 'expired' };
export type OpenAnswer = { kind: 'good'; owner: LinkOwner } | DeadLink;
export type SetAnswer = { kind: 'set'; username: string } | DeadLink | Refused;

interface NewSession {
  role: Role;
  session: Session;
}

/** 'none': a second factor is needed first, or the account may not sign in. */
export type SignInAnswer = ({ kind: 'signedIn' } & NewSession) | { kind: 'none' };

export interface SignInInput {
  realm: LinkOwner['realm'];
  username: string;
  password: string;
}

const setPassword = setup({
  types: {} as {
    context: FormState<'password'> & {
      owner: LinkOwner | null;
      username: string;
      home: { role: Role; blog: string | null } | null;
      form: { password: string };
      message: string | null;
    };
    events:
      | ({ type: 'field.change' } & FieldChange<'password'>)
      | { type: 'field.leave'; field: 'password' }
      | { type: 'password.submit' }
      | { type: 'call.retry' }
      | { type: 'link.renew' };
    tags: 'form' | 'over';
  },
  actors: {
    openPasswordLink: fromPromise<OpenAnswer>(notProvided('openPasswordLink')),
    setPassword: fromPromise<SetAnswer, { password: string }>(notProvided('setPassword')),
    signIn: fromPromise<SignInAnswer, SignInInput>(notProvided('signIn')),
    renewPasswordLink: fromPromise<void>(notProvided('renewPasswordLink')),
  },
  actions: {
    rememberOwner: assign((_, { owner }: OfKind<OpenAnswer, 'good'>) => ({ owner })),
    rememberUsername: assign((_, { username }: OfKind<SetAnswer, 'set'>) => ({ username })),
    rememberHome: assign((_, { role, session: { currentBlog: blog } }: NewSession) => ({ home: { role, blog } })),
    beginSession: (_, _begun: NewSession) => effectNotProvided('beginSession'),
    changePassword: assign(({ context }, change: FieldChange<'password'>) => changeField(context, change)),
    touchPassword: assign(({ context }) => touch(context, 'password')),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
    forgetPassword: assign({ form: { password: '' } }),
  },
  guards: {
    isAcceptable: ({ context }) => passwordProblem(context.form.password) === null,
  },
});
const call = callOf(setPassword);

export const setPasswordMachine = setPassword.createMachine({
  id: 'setPassword',
  context: { owner: null, username: '', home: null, form: { password: '' }, ...untouched(), message: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetMessage',
      invoke: call('openPasswordLink', {
        good: { target: 'editing', actions: 'rememberOwner' },
        expired: 'expired',
        used: 'used',
        unknown: 'unknown',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    editing: {
      tags: 'form',
      on: {
        'field.change': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'field.leave': { actions: 'touchPassword' },
        'password.submit': [{ guard: 'isAcceptable', target: 'submitting' }, { actions: 'touchPassword' }],
      },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    submitting: {
      tags: 'form',
      entry: 'forgetMessage',
      invoke: call('setPassword', {
        input: ({ context: { form } }) => form,
        set: { target: 'signingIn', actions: 'rememberUsername' },
        expired: 'expired',
        used: 'used',
        unknown: 'unknown',
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    /** With the password that was just set, so that no one types it twice. */
    signingIn: {
      tags: 'form',
      invoke: call('signIn', {
        input: ({ context: { owner, username, form } }) => ({ realm: owner?.realm ?? 'people', username, ...form }),
        signedIn: { target: 'signedIn', actions: ['rememberHome', 'beginSession'] },
        none: 'done',
        failed: 'done',
      }),
    },
    signedIn: { type: 'final', entry: 'forgetPassword' },
    done: { type: 'final', entry: 'forgetPassword' },
    failed: { tags: 'over', on: { 'call.retry': 'loading' } },
    unknown: { tags: 'over', type: 'final', entry: 'forgetPassword' },
    used: { tags: 'over', entry: 'forgetPassword', on: { 'link.renew': 'renewing' } },
    expired: { tags: 'over', entry: 'forgetPassword', on: { 'link.renew': 'renewing' } },
    renewing: {
      tags: 'over',
      entry: 'forgetMessage',
      invoke: call('renewPasswordLink', {
        done: 'renewed',
        failed: { target: 'notRenewed', actions: 'rememberFailure' },
      }),
    },
    renewed: { tags: 'over', type: 'final' },
    notRenewed: { tags: 'over', on: { 'link.renew': 'renewing' } },
  },
});

export type SetPasswordActor = ActorRefFrom<typeof setPasswordMachine>;
export type SetPasswordSnapshot = SnapshotFrom<typeof setPasswordMachine>;
