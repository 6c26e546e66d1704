import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { messageOf } from '#rules/message-of.ts';
import { passwordProblem } from '#rules/password.ts';
import { notProvided } from '../not-provided.ts';

/** Whose password the link sets, and in which realm they sign in. */
export interface LinkOwner {
  name: string;
  kind: 'invitation' | 'reset';
  realm: 'people' | 'sponsors';
}

/** Why a link sets no password; whoever holds it may know. */
export type DeadLink = { kind: 'unknown' } | { kind: 'used' } | { kind: 'expired' };
export type OpenAnswer = { kind: 'good'; owner: LinkOwner } | DeadLink;
export type SetAnswer = { kind: 'set' } | DeadLink | { kind: 'refused'; message: string };

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
      | { type: 'link.open' }
      | { type: 'link.renew' };
    tags: 'choosing' | 'over';
  },
  actors: {
    openPasswordLink: fromPromise<OpenAnswer>(notProvided('openPasswordLink')),
    setPassword: fromPromise<SetAnswer, { password: string }>(notProvided('setPassword')),
    renewPasswordLink: fromPromise<void>(notProvided('renewPasswordLink')),
  },
  actions: {
    rememberOwner: assign((_, answer: OpenAnswer) => (answer.kind === 'good' ? { owner: answer.owner } : {})),
    changePassword: assign((_, password: string) => ({ password })),
    leavePassword: assign({ isLeft: true }),
    rememberRefusal: assign((_, answer: SetAnswer) => ({
      message: answer.kind === 'refused' ? answer.message : null,
    })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
    forgetPassword: assign({ password: '' }),
  },
  guards: {
    isGood: (_, answer: OpenAnswer) => answer.kind === 'good',
    isExpired: (_, answer: OpenAnswer | SetAnswer) => answer.kind === 'expired',
    isUsed: (_, answer: OpenAnswer | SetAnswer) => answer.kind === 'used',
    isUnknown: (_, answer: SetAnswer) => answer.kind === 'unknown',
    isSet: (_, answer: SetAnswer) => answer.kind === 'set',
    isAcceptable: ({ context }) => passwordProblem(context.password) === null,
  },
});

export const setPasswordMachine = setPassword.createMachine({
  id: 'setPassword',
  context: { owner: null, password: '', isLeft: false, message: null },
  initial: 'opening',
  states: {
    opening: {
      entry: 'forgetMessage',
      invoke: {
        id: 'openPasswordLink',
        src: 'openPasswordLink',
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'rememberOwner', params: ({ event }) => event.output },
          },
          { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'expired' },
          { guard: { type: 'isUsed', params: ({ event }) => event.output }, target: 'used' },
          { target: 'unknown' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    choosing: {
      tags: 'choosing',
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event.password } },
        'password.leave': { actions: 'leavePassword' },
        'password.submit': [{ guard: 'isAcceptable', target: 'setting' }, { actions: 'leavePassword' }],
      },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    setting: {
      tags: 'choosing',
      entry: 'forgetMessage',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { password } }) => ({ password }),
        onDone: [
          { guard: { type: 'isSet', params: ({ event }) => event.output }, target: 'done' },
          { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'expired' },
          { guard: { type: 'isUsed', params: ({ event }) => event.output }, target: 'used' },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'unknown' },
          {
            target: 'choosing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'choosing.refused',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    done: { type: 'final', entry: 'forgetPassword' },
    unreachable: { tags: 'over', on: { 'link.open': 'opening' } },
    unknown: { tags: 'over', type: 'final', entry: 'forgetPassword' },
    used: { tags: 'over', entry: 'forgetPassword', on: { 'link.renew': 'renewing' } },
    expired: { tags: 'over', entry: 'forgetPassword', on: { 'link.renew': 'renewing' } },
    renewing: {
      tags: 'over',
      invoke: {
        id: 'renewPasswordLink',
        src: 'renewPasswordLink',
        onDone: 'renewed',
        onError: 'notRenewed',
      },
    },
    renewed: { tags: 'over', type: 'final' },
    notRenewed: { tags: 'over', on: { 'link.renew': 'renewing' } },
  },
});

export type SetPasswordActor = ActorRefFrom<typeof setPasswordMachine>;
export type SetPasswordSnapshot = SnapshotFrom<typeof setPasswordMachine>;
