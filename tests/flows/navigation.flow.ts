import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Navigation',
    machine: navigationMachine,
    input: { path: '/hotel-booking-requests' },
    events: {
      'address.change': [{ path: '/hotel-booking-requests' }, { path: '/hotel-booking-requests/stay-1' }],
    },
    answers: { countWaiting: [{ stays: 2 }, {}] },
    restingStates: ['counted'],
    vertex: ({ path, counts }) => ({ path, counts }),
  }),
  guide: {
    role: 'A creator',
    address: '/hotel-booking-requests',
    start: 'Sign in at `/login` as the demo creator.',
    answers: { countWaiting: { done: 'open the page' } },
  },
  words: {
    'address.change': ({ path }) => `Go to ${path}`,
    'counts.refresh': 'Answer an offer',
  },
} satisfies Flow;
