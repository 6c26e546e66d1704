import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ApplicationDetailReply, RevealReply } from '#contract/back-office.ts';
import { callOf, failureWords, type OfKind, refusalWords } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { type Deed, isPossible } from './possible-deeds.ts';

export type ReviewAnswer = { kind: 'found'; detail: ApplicationDetailReply } | { kind: 'missing' };

export type DeedAnswer =
  | { kind: 'done'; undoUntil: number | null }
  | { kind: 'revealed'; secret: RevealReply }
  | Refused;

export interface DeedInput {
  id: string;
  accountId: string;
  deed: Deed;
}

const review = setup({
  types: {} as {
    input: { id: string };
    context: {
      id: string;
      detail: ApplicationDetailReply | null;
      deed: Deed | null;
      secret: RevealReply | null;
      /** On this device's clock; null where the last deed cannot be taken back. */
      undoUntil: number | null;
      message: string | null;
    };
    events:
      | { type: 'deed.do'; deed: Deed }
      | { type: 'detail.load' }
      | { type: 'secret.hide' }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchApplication: fromPromise<ReviewAnswer, { id: string }>(notProvided('fetchApplication')),
    doDeed: fromPromise<DeedAnswer, DeedInput>(notProvided('doDeed')),
  },
  actions: {
    rememberDetail: assign((_, { detail }: OfKind<ReviewAnswer, 'found'>) => ({ detail })),
    rememberDeed: assign((_, deed: Deed) => ({ deed })),
    rememberUndo: assign((_, { undoUntil }: OfKind<DeedAnswer, 'done'>) => ({ undoUntil })),
    rememberSecret: assign((_, { secret }: OfKind<DeedAnswer, 'revealed'>) => ({ secret })),
    rememberRefusal: assign(refusalWords),
    rememberFailure: assign(failureWords),
    forgetMessage: assign({ message: null }),
    forgetSecret: assign({ secret: null }),
  },
  guards: {
    isPossible: ({ context }, deed: Deed) => context.detail !== null && isPossible(context.detail, deed),
  },
});
const call = callOf(review);

export const applicationReviewMachine = review.createMachine({
  id: 'applicationReview',
  context: ({ input }) => ({
    ...input,
    detail: null,
    deed: null,
    secret: null,
    undoUntil: null,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetSecret',
      invoke: call('fetchApplication', {
        input: ({ context: { id } }) => ({ id }),
        found: { target: 'ready', actions: 'rememberDetail' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },

    ready: {
      on: {
        'deed.do': {
          guard: { type: 'isPossible', params: ({ event }) => event.deed },
          target: 'acting',
          actions: { type: 'rememberDeed', params: ({ event }) => event.deed },
        },
        'detail.load': 'loading',
        'secret.hide': { actions: 'forgetSecret' },
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' },
      },
    },

    acting: {
      invoke: call('doDeed', {
        input: ({ context: { id, detail, deed } }) => ({
          id,
          accountId: detail?.accountId ?? '',
          deed: deed ?? { kind: 'reveal' },
        }),
        done: { target: 'loading', actions: 'rememberUndo' },
        revealed: { target: 'ready', actions: 'rememberSecret' },
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },

    missing: { type: 'final' },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ApplicationReviewActor = ActorRefFrom<typeof applicationReviewMachine>;
export type ApplicationReviewSnapshot = SnapshotFrom<typeof applicationReviewMachine>;
