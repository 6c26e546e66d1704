import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ApplicationDetailReply, RevealReply } from '#contract/back-office.ts';
import { messageOf } from '#rules/message-of.ts';
import { undoMs } from '../lifecycles/application.machine.ts';
import { notProvided } from '../not-provided.ts';
import { type Deed, isPossible } from './possible-deeds.ts';

export type ReviewAnswer = { kind: 'found'; detail: ApplicationDetailReply } | { kind: 'missing' };

export type DeedAnswer =
  | { kind: 'done'; isUndoable: boolean }
  | { kind: 'revealed'; secret: RevealReply }
  | { kind: 'refused'; message: string };

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
      isUndoable: boolean;
      message: string | null;
    };
    events:
      | { type: 'deed.do'; deed: Deed }
      | { type: 'secret.hide' }
      | { type: 'banner.dismiss' }
      | { type: 'review.load' };
    tags: 'shown';
  },
  actors: {
    fetchApplication: fromPromise<ReviewAnswer, { id: string }>(notProvided('fetchApplication')),
    doDeed: fromPromise<DeedAnswer, DeedInput>(notProvided('doDeed')),
  },
  actions: {
    rememberDetail: assign((_, answer: ReviewAnswer) => (answer.kind === 'found' ? { detail: answer.detail } : {})),
    rememberDeed: assign((_, deed: Deed) => ({ deed })),
    rememberUndo: assign((_, answer: DeedAnswer) => ({ isUndoable: answer.kind === 'done' && answer.isUndoable })),
    rememberSecret: assign((_, answer: DeedAnswer) => ({
      secret: answer.kind === 'revealed' ? answer.secret : null,
    })),
    rememberRefusal: assign((_, answer: DeedAnswer) => ({
      message: answer.kind === 'refused' ? answer.message : null,
    })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
    forgetSecret: assign({ secret: null }),
    forgetUndo: assign({ isUndoable: false }),
  },
  guards: {
    isFound: (_, answer: ReviewAnswer) => answer.kind === 'found',
    isDone: (_, answer: DeedAnswer) => answer.kind === 'done',
    isRevealed: (_, answer: DeedAnswer) => answer.kind === 'revealed',
    isPossible: ({ context }, deed: Deed) => context.detail !== null && isPossible(context.detail, deed),
    isUndoable: ({ context }, answer: ReviewAnswer) => answer.kind === 'found' && context.isUndoable,
  },
  delays: { undo: undoMs },
});

export const applicationReviewMachine = review.createMachine({
  id: 'applicationReview',
  context: ({ input }) => ({
    ...input,
    detail: null,
    deed: null,
    secret: null,
    isUndoable: false,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetSecret',
      invoke: {
        id: 'fetchApplication',
        src: 'fetchApplication',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isUndoable', params: ({ event }) => event.output },
            target: 'ready.undoable',
            actions: { type: 'rememberDetail', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberDetail', params: ({ event }) => event.output },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },

    ready: {
      tags: 'shown',
      on: {
        'deed.do': {
          guard: { type: 'isPossible', params: ({ event }) => event.deed },
          target: 'acting',
          actions: { type: 'rememberDeed', params: ({ event }) => event.deed },
        },
        'secret.hide': { actions: 'forgetSecret' },
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' },
        undoable: {
          after: { undo: 'calm' },
          exit: 'forgetUndo',
        },
      },
    },

    acting: {
      tags: 'shown',
      invoke: {
        id: 'doDeed',
        src: 'doDeed',
        input: ({ context: { id, detail, deed } }) => ({
          id,
          accountId: detail?.accountId ?? '',
          deed: deed ?? { kind: 'reveal' },
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'rememberUndo', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRevealed', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberSecret', params: ({ event }) => event.output },
          },
          {
            target: 'ready.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'ready.refused',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },

    missing: {},
    failed: { on: { 'review.load': 'loading' } },
  },
});

export type ApplicationReviewActor = ActorRefFrom<typeof applicationReviewMachine>;
export type ApplicationReviewSnapshot = SnapshotFrom<typeof applicationReviewMachine>;
