import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import {
  type ApplicationReviewSnapshot,
  applicationReviewMachine,
} from '#machines/back-office/application-review.machine.ts';
import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import { recentDecisionsMachine } from '#machines/back-office/recent-decisions.machine.ts';
import { firstInQueue, type QueueWish } from '#machines/rules/queue-address.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { queueOf } from './application-queue.flow.ts';
import { heldDetail } from './application-review.flow.ts';
import { approval } from './recent-decisions.flow.ts';

export const queueSnapshot = (
  value: 'loading' | 'waiting' | 'ready',
  change: Partial<QueueWish> = {},
  numbers: readonly number[] = [],
) =>
  applicationQueueMachine.resolveState({
    value,
    context: { ...firstInQueue, ...change, queue: queueOf(numbers), message: null },
  });

/** After so many undone decisions. */
export const decisionsSnapshot = (undone: number) =>
  recentDecisionsMachine.resolveState({
    value: { offers: 'counting', undo: 'calm', presses: 'settled' },
    context: { offered: [approval], asked: null, answered: null, late: 0, message: null, undone },
  });

export const reviewSnapshot = (
  value: 'loading' | 'acting' | 'reloading' | { ready: 'calm' },
  change: Partial<ApplicationReviewSnapshot['context']> = {},
) =>
  applicationReviewMachine.resolveState({
    value,
    context: {
      ...{ id: 'application-1', isNext: false, detail: heldDetail, deed: null, words: {}, secret: null },
      ...{ undoUntil: null, message: null, problems: {}, ...change },
    },
  });

export const flow = {
  model: modelOf({
    title: 'Back office page',
    machine: backOfficeMachine,
    input: { parameters: [], decisions: [] },
    events: {
      'address.change': [
        { parameters: [] },
        { parameters: [['list', 'applications']] },
        { parameters: [['application', 'application-1']] },
        { parameters: [['application', 'application-2']] },
        { parameters: [['list', 'sponsors']] },
        { parameters: [['list', 'mails']] },
      ],
      'banner.dismiss': [{}],
      'xstate.snapshot.decisions': [
        { said: 'an Undo button', snapshot: decisionsSnapshot(0) },
        { said: 'that a decision was undone (press Undo)', snapshot: decisionsSnapshot(1) },
      ],
      'xstate.snapshot.queue': [
        { said: 'that it loads', snapshot: queueSnapshot('loading') },
        { said: 'that it loads another tab', snapshot: queueSnapshot('loading', { state: 'TO_VERIFY' }) },
        { said: 'two on hold', snapshot: queueSnapshot('ready', {}, [1, 2]) },
        { said: 'a search that is being typed', snapshot: queueSnapshot('waiting', { search: 'deniz' }) },
      ],
      'xstate.snapshot.review': [
        { said: 'that it loads again (the application was reopened)', snapshot: reviewSnapshot('loading') },
        {
          said: 'that it loads again (the approval was saved)',
          snapshot: reviewSnapshot('loading', { undoUntil: 10_000 }),
        },
        { said: 'the application again (the IBAN is shown)', snapshot: reviewSnapshot({ ready: 'calm' }) },
        { said: 'an action under way (press Approve, Reopen or Show IBAN)', snapshot: reviewSnapshot('acting') },
        {
          said: 'that the action was rejected (it was decided in another tab)',
          snapshot: reviewSnapshot('reloading', { message: 'Too late.' }),
        },
      ],
    },
    answers: {},
    vertex: ({ parameters, queued, unheard, undone, isNext }) => [
      ...[parameters[0] ?? null, queued.length, unheard?.message ?? null],
      ...[undone, isNext],
    ],
  }),
  guide: {
    role: 'Staff',
    address: '/admin',
    start: 'Sign in as `demo-staff`.',
    conditions: {
      namesApplication: 'the address names an application',
      namesLedger: 'the address names another list',
      isDecided: 'the decision was saved, and the address leads there',
      isLeft: 'another page was opened before, and the address leads there',
      isDone: 'the same application is still open',
      isOver: 'the same application is still open',
    },
  },
  words: {
    'banner.dismiss': 'Press Dismiss',
    'address.change': ({ parameters }) => `Go to /admin?${new URLSearchParams(parameters)}`.replace(/\?$/, ''),
  },
} satisfies Flow;
