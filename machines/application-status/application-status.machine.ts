import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ApplicationStatusReply, SendLinkRequest } from '#contract/application.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export type StatusAnswer = { kind: 'known'; status: ApplicationStatusReply } | { kind: 'unknown' };
export type MailedLink = SendLinkRequest['link'];
export type LinkAnswer = 'sent' | Refused;
export type WithdrawAnswer = { kind: 'withdrawn'; erasedOn: string } | { kind: 'decided' };

const applicationStatus = setup({
  types: {} as {
    context: {
      status: ApplicationStatusReply | null;
      /** The one that was asked for last. */
      link: MailedLink | null;
      erasedOn: string;
      message: string | null;
    };
    events:
      | { type: 'call.retry' }
      | { type: 'link.send'; link: MailedLink }
      | { type: 'application.withdraw' }
      | { type: 'action.cancel' }
      | { type: 'action.confirm' };
  },
  actors: {
    fetchStatus: fromPromise<StatusAnswer>(notProvided('fetchStatus')),
    sendLink: fromPromise<LinkAnswer, { link: MailedLink }>(notProvided('sendLink')),
    withdraw: fromPromise<WithdrawAnswer>(notProvided('withdraw')),
  },
  actions: {
    rememberStatus: assign((_, { status }: OfKind<StatusAnswer, 'known'>) => ({ status })),
    chooseLink: assign((_, link: MailedLink) => ({ link })),
    rememberDay: assign((_, { erasedOn }: OfKind<WithdrawAnswer, 'withdrawn'>) => ({ erasedOn })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isUndecided: ({ context: { status } }) => status?.status === 'ONHOLD',
    isAwaited: ({ context: { status } }, link: MailedLink) =>
      status?.status === 'APPROVED' &&
      !status.isActive &&
      !status.isSuspended &&
      (link === 'password' ? !status.hasPassword : status.bankDetails === 'missing'),
  },
});
const call = callOf(applicationStatus);

export const applicationStatusMachine = applicationStatus.createMachine({
  id: 'applicationStatus',
  context: { status: null, link: null, erasedOn: '', message: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetMessage',
      invoke: call('fetchStatus', {
        known: { target: 'ready', actions: 'rememberStatus' },
        unknown: 'unknown',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      on: {
        'link.send': {
          guard: { type: 'isAwaited', params: ({ event }) => event.link },
          target: 'sendingLink',
          actions: { type: 'chooseLink', params: ({ event }) => event.link },
        },
        'application.withdraw': { guard: 'isUndecided', target: 'confirming' },
      },
      initial: 'calm',
      states: { calm: {}, linkSent: {}, linkNotSent: {} },
    },
    sendingLink: {
      entry: 'forgetMessage',
      invoke: call('sendLink', {
        input: ({ context }) => ({ link: context.link ?? 'password' }),
        sent: 'ready.linkSent',
        refused: { target: 'ready.linkNotSent', actions: 'rememberRefusal' },
        failed: { target: 'ready.linkNotSent', actions: 'rememberFailure' },
      }),
    },
    confirming: {
      on: { 'action.cancel': 'ready', 'action.confirm': 'withdrawing' },
      initial: 'calm',
      states: { calm: {}, refused: { exit: 'forgetMessage' } },
    },
    withdrawing: {
      invoke: call('withdraw', {
        withdrawn: { target: 'withdrawn', actions: 'rememberDay' },
        decided: 'loading',
        failed: { target: 'confirming.refused', actions: 'rememberFailure' },
      }),
    },
    withdrawn: { type: 'final' },
    unknown: { type: 'final' },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ApplicationStatusActor = ActorRefFrom<typeof applicationStatusMachine>;
export type ApplicationStatusSnapshot = SnapshotFrom<typeof applicationStatusMachine>;
