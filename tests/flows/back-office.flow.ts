import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import { latestDecisionMachine } from '#machines/back-office/latest-decision.machine.ts';
import { firstInQueue, type QueueWish } from '#rules/queue-address.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { queueOf } from './application-queue.flow.ts';
import { heldDetail } from './application-review.flow.ts';
import { approval } from './latest-decision.flow.ts';

const queueShows = (
  said: string,
  value: 'loading' | 'waiting' | 'ready',
  change: Partial<QueueWish>,
  numbers: readonly number[] = [],
) => ({
  said,
  snapshot: applicationQueueMachine.resolveState({
    value,
    context: { ...firstInQueue, ...change, queue: queueOf(numbers), message: null },
  }),
});

const decisionShows = (said: string, value: 'offering' | 'undone') => ({
  said,
  snapshot: latestDecisionMachine.resolveState({ value, context: { decision: approval, late: 0, message: null } }),
});

const reviewShows = (
  said: string,
  value: 'loading' | 'acting' | 'reloading' | { ready: 'calm' },
  undoUntil: number | null = null,
  message: string | null = null,
) => ({
  said,
  snapshot: applicationReviewMachine.resolveState({
    value,
    context: {
      id: 'application-1',
      detail: heldDetail,
      deed: null,
      words: {},
      secret: null,
      undoUntil,
      message,
      problems: {},
    },
  }),
});

export const flow = {
  model: modelOf({
    title: 'Back office page',
    machine: backOfficeMachine,
    input: { parameters: [], decision: null },
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
      'xstate.snapshot.decision': [
        decisionShows('that it can be taken back', 'offering'),
        decisionShows('that it is taken back', 'undone'),
      ],
      'xstate.snapshot.queue': [
        queueShows('that it loads', 'loading', {}),
        queueShows('that it loads another tab', 'loading', { state: 'TO_VERIFY' }),
        queueShows('two on hold', 'ready', {}, [1, 2]),
        queueShows('that somebody types', 'waiting', { search: 'deniz' }),
      ],
      'xstate.snapshot.review': [
        reviewShows('that it loads', 'loading'),
        reviewShows('that it loads after a decision', 'loading', 10_000),
        reviewShows('an application', { ready: 'calm' }),
        reviewShows('that it acts', 'acting'),
        reviewShows('that it was turned down', 'reloading', null, 'Somebody was quicker.'),
      ],
    },
    answers: {},
    vertex: ({ parameters, queued, unheard }) => [parameters[0] ?? null, queued.length, unheard?.message ?? null],
  }),
  guide: {
    role: 'Staff',
    address: '/admin',
    start: 'Sign in as `demo-staff`.',
    conditions: {
      isDecided: 'the decision was saved',
      isLeft: 'another page was opened until then',
      isDone: 'something else was saved, or the server rejected it',
      isOver: 'nothing has changed',
    },
  },
  words: {
    'banner.dismiss': 'Dismiss what was said',
    'address.change': ({ parameters: [first] }) => (first ? `Go to ?${first[0]}=${first[1]}` : 'Go to what waits'),
  },
} satisfies Flow;
