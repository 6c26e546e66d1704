import type { ActorRefFrom } from 'xstate';
import {
  call,
  changeWords,
  rejectionDeed,
  reportChange,
  reportDecision,
  reportEnd,
  review,
} from './application-review.setup.ts';

export const applicationReviewMachine = review.createMachine({
  id: 'applicationReview',
  context: ({ input }) => ({
    ...input,
    detail: null,
    deed: null,
    secret: null,
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
        'words.change': changeWords,
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
        'words.change': changeWords,
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
            'words.change': { target: 'calm', ...changeWords },
          },
          exit: 'forgetProblems',
        },
      },
    },

    acting: {
      entry: { type: 'report', params: ({ context: { id } }) => ({ type: 'action.started', id }) },
      invoke: call('doDeed', {
        input: ({ context: { id, detail, deed } }) => ({
          id,
          accountId: detail?.accountId ?? '',
          deed: deed ?? { kind: 'reveal' },
        }),
        done: { target: 'loading', actions: ['dropWords', reportChange] },
        decided: { target: 'loading', actions: ['dropWords', reportDecision] },
        revealed: { target: 'ready', actions: ['rememberSecret', reportEnd] },
        refused: { target: 'reloading', actions: 'rememberRefusal' },
        failed: { target: 'reloading', actions: 'rememberFailure' },
      }),
    },

    /** Somebody else was quicker, or the answer was lost: how it stands now is shown before it is said what went wrong. */
    reloading: {
      entry: {
        type: 'report',
        params: ({ context: { id, detail, message } }) => ({
          type: 'action.failed',
          id,
          fullName: detail?.fullName ?? '',
          message,
        }),
      },
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
