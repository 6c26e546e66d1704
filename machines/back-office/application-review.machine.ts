import type { ActorRefFrom } from 'xstate';
import {
  call,
  changeDrafts,
  rejectionAction,
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
    action: null,
    secret: null,
    message: null,
    drafts: {},
    problems: {},
  }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetSecret',
      invoke: call('fetchApplication', {
        input: ({ context: { id } }) => ({ id }),
        found: [
          { guard: 'isNext', target: 'settling', actions: ['rememberDetail', 'openDrafts'] },
          { target: 'ready', actions: ['rememberDetail', 'openDrafts'] },
        ],
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },

    /** The page replaced another application with this one: the second half of a double click decides nothing. */
    settling: {
      after: { settle: { target: 'ready', actions: 'forgetNext' } },
      on: {
        'draft.change': changeDrafts,
        'detail.load': 'loading',
      },
    },

    ready: {
      on: {
        'action.perform': [
          {
            guard: { type: 'needsConfirmation', params: ({ event }) => event.action },
            target: 'confirming',
            actions: { type: 'rememberAction', params: ({ event }) => event.action },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event.action },
            target: 'acting',
            actions: { type: 'rememberAction', params: ({ event }) => event.action },
          },
        ],
        'draft.change': changeDrafts,
        'rejection.send': [
          {
            guard: { type: 'isRejectable', params: ({ event }) => event.rejection },
            target: 'acting',
            actions: { type: 'rememberRejection', params: ({ event }) => event.rejection },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => rejectionAction(event.rejection) },
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
        unfinished: {
          on: {
            'draft.change': { target: 'calm', ...changeDrafts },
          },
          exit: 'forgetProblems',
        },
      },
    },

    confirming: { on: { 'action.confirm': 'acting', 'action.cancel': 'ready', 'detail.load': 'loading' } },

    acting: {
      entry: { type: 'report', params: ({ context: { id } }) => ({ type: 'action.started', id }) },
      invoke: call('performAction', {
        input: ({ context: { id, detail, action } }) => ({
          id,
          accountId: detail?.accountId ?? '',
          action: action ?? { kind: 'reveal' },
        }),
        done: { target: 'loading', actions: ['deleteDrafts', reportChange] },
        decided: { target: 'loading', actions: ['deleteDrafts', reportDecision] },
        revealed: { target: 'ready', actions: ['rememberSecret', reportEnd] },
        refused: { target: 'reloading', actions: 'rememberRefusal' },
        failed: { target: 'reloading', actions: 'rememberFailure' },
      }),
    },

    /** The current state is shown before the message: the application may have been decided in another tab. */
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
