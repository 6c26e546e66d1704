import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { enterBackOffice } from '#tests/kit/enter-back-office.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';
import { item } from './application-queue.flow.ts';

const bankLink = { state: 'submitted' as const, expiresAt: 1, submittedAt: 0 };

export const waiting = {
  applications: { data: [item], total: 12 },
  bankDetails: { data: [{ ...item, id: 'application-2', state: 'APPROVED' as const, bankLink }], total: 1 },
  stays: { data: [itemOf(makeBooking())], total: 1 },
};

export const flow = {
  model: modelOf({
    title: 'What waits',
    machine: waitingMachine,
    input: undefined,
    events: { 'call.retry': [{}] },
    answers: { fetchWaiting: [waiting] },
  }),
  words: { 'call.retry': 'Press Try again' },
  shown: {
    buttons: { 'Try again': { type: 'call.retry' } },
    texts: { loading: ['Loading...'], ready: ['Bank details to verify'], failed: ['Try again'] },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  tour: {
    path: '/admin',
    gestures: { open: (hand) => enterBackOffice(hand, '') },
    calls: { fetchWaiting: /^\/api\/admin\/waiting$/ },
  },
} satisfies Flow;
