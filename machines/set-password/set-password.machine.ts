import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { passwordProblem } from '#rules/password.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export interface LinkOwner {
  name: string;
  kind: 'invitation' | 'reset';
  realm: 'people' | 'sponsors';
}

export type DeadLink = { kind: 'unknown' } | { kind: 'used' } | { kind: 'expired' };
export type OpenAnswer = { kind: 'good'; owner: LinkOwner } | DeadLink;
export type SetAnswer = { kind: 'set' } | DeadLink | Refused;

const setPassword = setup({
  types: {} as {
    context: {
      owner: LinkOwner | null;
      password: string;
      isLeft: boolean;
      message: string | null;
    };
    events:
      | { type: 'password.change'; password: string }
      | { type: 'password.leave' }
      | { type: 'password.submit' }
      | { type: 'call.retry' }
      | { type: 'link.renew' };
    tags: 'form' | 'over';
  },
  actors: {
    openPasswordLink: fromPromise<OpenAnswer>(notProvided('openPasswordLink')),
    setPassword: fromPromise<SetAnswer, { password: string }>(notProvided('setPassword')),
    renewPasswordLink: fromPromise<void>(notProvided('renewPasswordLink')),
  },
  actions: {
    rememberOwner: assign((_, { owner }: OfKind<OpenAnswer, 'good'>) => ({ owner })),
    changePassword: assign((_, password: string) => ({ password })),
    leavePassword: assign({ isLeft: true }),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
    forgetPassword: assign({ password: '' }),
  },
  guards: {
    isAcceptable: ({ context }) => passwordProblem(context.password) === null,
  },
});
const call = callOf(setPassword);

export const setPasswordMachine = setPassword.createMachine({
  id: 'setPassword',
  context: { owner: null, password: '', isLeft: false, message: null },
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
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event.password } },
        'password.leave': { actions: 'leavePassword' },
        'password.submit': [{ guard: 'isAcceptable', target: 'submitting' }, { actions: 'leavePassword' }],
      },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    submitting: {
      tags: 'form',
      entry: 'forgetMessage',
      invoke: call('setPassword', {
        input: ({ context: { password } }) => ({ password }),
        set: 'done',
        expired: 'expired',
        used: 'used',
        unknown: 'unknown',
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
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
