import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import { firstInQueue, type QueueWish } from '#rules/queue-address.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { heldDetail } from './application-review.flow.ts';

const queueShows = (said: string, value: 'loading' | 'waiting', change: Partial<QueueWish>) => ({
  said,
  snapshot: applicationQueueMachine.resolveState({
    value,
    context: { ...firstInQueue, ...change, queue: null, message: null },
  }),
});

const reviewShows = (said: string, value: 'loading' | 'acting' | { ready: 'calm' }) => ({
  said,
  snapshot: applicationReviewMachine.resolveState({
    value,
    context: { id: 'application-1', detail: heldDetail, deed: null, secret: null, isUndoable: false, message: null },
  }),
});

export const flow = {
  model: modelOf({
    title: 'Back office page',
    machine: backOfficeMachine,
    input: { parameters: [] },
    events: {
      'address.change': [
        { parameters: [] },
        { parameters: [['list', 'applications']] },
        { parameters: [['application', 'application-1']] },
        { parameters: [['application', 'application-2']] },
        { parameters: [['list', 'sponsors']] },
        { parameters: [['list', 'mails']] },
      ],
      'xstate.snapshot.queue': [
        queueShows('that it loads', 'loading', {}),
        queueShows('that it loads another tab', 'loading', { state: 'TO_VERIFY' }),
        queueShows('that somebody types', 'waiting', { search: 'deniz' }),
      ],
      'xstate.snapshot.review': [
        reviewShows('that it loads', 'loading'),
        reviewShows('an application', { ready: 'calm' }),
        reviewShows('that it acts', 'acting'),
      ],
    },
    answers: {},
    behaviour: ({ parameters }) => parameters[0] ?? null,
  }),
  words: {
    'address.change': ({ parameters: [first] }) => (first ? `Go to ?${first[0]}=${first[1]}` : 'Go to what waits'),
  },
} satisfies Flow;
