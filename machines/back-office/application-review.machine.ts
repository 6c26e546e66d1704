import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ApplicationDetailReply, RevealReply } from '#contract/back-office.ts';
import type { Problems } from '#rules/problems.ts';
import { isGiven, type Rejection, rejectionProblems } from '#rules/rejection.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { settleMs } from '../clock/settle-ms.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import type { TypedWords, WordsAbout } from '../typed-words.ts';
import { type Deed, isPossible } from './possible-deeds.ts';

/** An application comes with what was typed about it the last time. */
export type ReviewAnswer = { kind: 'found'; detail: ApplicationDetailReply; words?: TypedWords } | { kind: 'missing' };

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
    input: { id: string; isNext: boolean };
    context: {
      id: string;
      /** It was opened by itself after a decision on another one, and has not yet been seen. */
      isNext: boolean;
      detail: ApplicationDetailReply | null;
      deed: Deed | null;
      secret: RevealReply | null;
      /** On this device's clock; null where the last deed cannot be taken back. */
      undoUntil: number | null;
      message: string | null;
      /** Of a rejection or of bank details that are returned, until it is sent. */
      words: TypedWords;
      /** Of a rejection that was not filled in. */
      problems: Problems<keyof Rejection>;
    };
    events:
      | { type: 'deed.do'; deed: Deed }
      | { type: 'words.change'; words: TypedWords }
      | { type: 'rejection.send'; rejection: Rejection }
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
    takeWords: assign((_, { words = {} }: OfKind<ReviewAnswer, 'found'>) => ({ words })),
    changeWords: assign(({ context }, words: TypedWords) => ({ words: { ...context.words, ...words } })),
    keepWords: (_, _typed: WordsAbout) => effectNotProvided('keepWords'),
    dropWords: () => effectNotProvided('dropWords'),
    /** Bank details that were sent since are no longer those that are shown. */
    rememberDetail: assign(({ context }, { detail }: OfKind<ReviewAnswer, 'found'>) => ({
      detail,
      secret: context.detail?.bank?.updatedAt === detail.bank?.updatedAt ? context.secret : null,
    })),
    rememberDeed: assign((_, deed: Deed) => ({ deed })),
    rememberRejection: assign((_, rejection: Rejection) => ({ deed: rejectionDeed(rejection) })),
    rememberUndo: assign((_, { undoUntil }: OfKind<DeedAnswer, 'done'>) => ({ undoUntil })),
    rememberSecret: assign((_, { secret }: OfKind<DeedAnswer, 'revealed'>) => ({ secret })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    rememberProblems: assign((_, rejection: Rejection) => ({ problems: rejectionProblems(rejection) })),
    forgetNext: assign({ isNext: false }),
    forgetMessage: assign({ message: null }),
    forgetProblems: assign({ problems: {} }),
    forgetSecret: assign({ secret: null }),
  },
  guards: {
    isNext: ({ context }) => context.isNext,
    isPossible: ({ context }, deed: Deed) => mayDo(context, deed),
    isRejectable: ({ context }, rejection: Rejection) => isGiven(rejection) && mayDo(context, rejectionDeed(rejection)),
  },
  delays: { settle: settleMs },
});
const call = callOf(review);

/** As they are by now. */
const keepWords = {
  type: 'keepWords',
  params: ({ context: { id, words } }: { context: WordsAbout }) => ({ id, words }),
} as const;

const rejectionDeed = ({ reason, text }: Rejection): Deed => ({
  kind: 'application',
  request: { move: 'reject', reason: reason ?? 'other', text },
});

const mayDo = ({ detail }: { detail: ApplicationDetailReply | null }, deed: Deed): boolean =>
  detail !== null && isPossible(detail, deed);

export const applicationReviewMachine = review.createMachine({
  id: 'applicationReview',
  context: ({ input }) => ({
    ...input,
    detail: null,
    deed: null,
    secret: null,
    undoUntil: null,
    message: null,
    words: {},
    problems: {},
  }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetSecret',
      invoke: call('fetchApplication', {
        input: ({ context: { id } }) => ({ id }),
        found: [
          { guard: 'isNext', target: 'settling', actions: ['rememberDetail', 'takeWords'] },
          { target: 'ready', actions: ['rememberDetail', 'takeWords'] },
        ],
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },

    /** It came under the pointer in the place of another one: the second half of a double press decides nothing. */
    settling: {
      after: { settle: { target: 'ready', actions: 'forgetNext' } },
      on: {
        'words.change': { actions: [{ type: 'changeWords', params: ({ event }) => event.words }, keepWords] },
        'detail.load': 'loading',
      },
    },

    ready: {
      on: {
        'deed.do': {
          guard: { type: 'isPossible', params: ({ event }) => event.deed },
          target: 'acting',
          actions: { type: 'rememberDeed', params: ({ event }) => event.deed },
        },
        'words.change': { actions: [{ type: 'changeWords', params: ({ event }) => event.words }, keepWords] },
        'rejection.send': [
          {
            guard: { type: 'isRejectable', params: ({ event }) => event.rejection },
            target: 'acting',
            actions: { type: 'rememberRejection', params: ({ event }) => event.rejection },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => rejectionDeed(event.rejection) },
            target: '.unfinished',
            actions: { type: 'rememberProblems', params: ({ event }) => event.rejection },
          },
        ],
        'detail.load': 'loading',
        'secret.hide': { actions: 'forgetSecret' },
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' },
        /** What the rejection says is not enough for whoever is to read it. */
        unfinished: {
          on: {
            'words.change': {
              target: 'calm',
              actions: [{ type: 'changeWords', params: ({ event }) => event.words }, keepWords],
            },
          },
          exit: 'forgetProblems',
        },
      },
    },

    acting: {
      invoke: call('doDeed', {
        input: ({ context: { id, detail, deed } }) => ({
          id,
          accountId: detail?.accountId ?? '',
          deed: deed ?? { kind: 'reveal' },
        }),
        done: { target: 'loading', actions: ['rememberUndo', 'dropWords'] },
        revealed: { target: 'ready', actions: 'rememberSecret' },
        refused: { target: 'reloading', actions: 'rememberRefusal' },
        failed: { target: 'reloading', actions: 'rememberFailure' },
      }),
    },

    /** Somebody else was quicker, or the answer was lost: how it stands now is shown before it is said what went wrong. */
    reloading: {
      invoke: call('fetchApplication', {
        input: ({ context: { id } }) => ({ id }),
        found: { target: 'ready.refused', actions: 'rememberDetail' },
        missing: 'missing',
        failed: 'ready.refused',
      }),
    },

    missing: { type: 'final' },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ApplicationReviewActor = ActorRefFrom<typeof applicationReviewMachine>;
export type ApplicationReviewSnapshot = SnapshotFrom<typeof applicationReviewMachine>;
