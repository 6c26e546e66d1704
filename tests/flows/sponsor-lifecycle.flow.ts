import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const withPassword = { facts: { hasPassword: true } };

export const flow = {
  model: modelOf({
    title: 'Sponsor (lifecycle)',
    machine: sponsorLifecycle,
    input: undefined,
    events: {
      'sponsor.activate': [withPassword],
      'sponsor.suspend': [withPassword],
      'sponsor.reinstate': [withPassword, { facts: { hasPassword: false } }],
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of a sponsor',
    conditions: { hasPassword: 'the sponsor has chosen a password' },
    start: 'Staff invite and suspend sponsors at `/admin?list=sponsors`.',
  },
  words: {
    'sponsor.activate': 'The sponsor sets a password',
    'sponsor.suspend': 'Staff suspend the sponsor',
    'sponsor.reinstate': 'Staff reinstate the sponsor',
  },
} satisfies Flow;
