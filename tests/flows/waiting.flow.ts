import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';
import { item } from './application-queue.flow.ts';

const bankLink = { state: 'submitted' as const, expiresAt: flowNow + 86_400_000, submittedAt: flowNow };

export const waiting = {
  applications: { data: [item], total: 12 },
  bankDetails: { data: [{ ...item, id: 'application-2', state: 'APPROVED' as const, bankLink }], total: 1 },
  stays: { data: [itemOf(makeBooking())], total: 1 },
  failedMails: 2,
  reportedQuestions: 1,
};

export const flow = {
  model: modelOf({
    title: 'Waiting',
    machine: waitingMachine,
    input: undefined,
    events: {},
    answers: { fetchWaiting: [waiting] },
  }),
  guide: {
    role: 'Staff',
    address: '/admin',
    start: 'Sign in as `demo-staff`.',
    answers: {
      fetchWaiting: { done: 'open the page' },
    },
  },
  words: {
    'waiting.load': 'Press Undo',
    'rows.wanted': 'Press Show when there is something new',
  },
  /** Lists that were loaded stay while they load again, so only texts of a single state are listed. */
  shown: {
    texts: { loading: [], ready: [], failed: ['Try again'] },
    facts: {
      ready: {
        ...{ Applications: '12', 'Bank details to verify': '1', Stays: '1' },
        'Applications 12': 'Deniz Yıldız deniz · VA-12345678 today',
        'Bank details to verify 1': 'Deniz Yıldız To verify deniz · VA-12345678 today',
        'Stays 1': 'Deniz Yıldız Requested Kaş · 12 Jun 2026 today',
      },
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  elsewhere: {
    'waiting.load': 'the page, when a decision was undone',
    'rows.wanted': 'the watch over the list, when there is something new',
  },
} satisfies Flow;
