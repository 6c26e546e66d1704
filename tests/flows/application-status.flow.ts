import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { applyAs, dropAccount } from '#tests/kit/applicant.ts';
import type { Flow, Hand } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { statusOnHold } from '#tests/kit/people.ts';

export const flow = {
  model: modelOf({
    title: 'Application status',
    machine: applicationStatusMachine,
    input: undefined,
    events: { 'call.retry': [{}] },
    answers: { fetchStatus: [{ kind: 'known', status: statusOnHold }, { kind: 'unknown' }] },
  }),
  words: { 'call.retry': 'Press Try again' },
  shown: {
    buttons: { 'Try again': { type: 'call.retry' } },
    texts: {
      loading: ['Looking it up...'],
      ready: ['Hello Deniz Yıldız', 'Application received'],
      unknown: ['There is no application behind this link.'],
      failed: ['Try again'],
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  tour: {
    path: '/application/status',
    gestures: {
      async open({ server, tour, open }) {
        const { statusToken } = await applyAs(server, usernameOf({ tour }), { fullName: 'Deniz Yıldız' });
        await open(`/application/status?token=${statusToken}`);
      },
    },
    calls: { fetchStatus: /^\/api\/creator\/application-status\?/ },
    arrange: {
      async fetchStatus(hand, output) {
        if (Object(output).kind === 'unknown') await dropAccount(hand.server, usernameOf(hand));
      },
    },
  },
} satisfies Flow;

const usernameOf = ({ tour }: Pick<Hand, 'tour'>) => `waiter${tour}`;
