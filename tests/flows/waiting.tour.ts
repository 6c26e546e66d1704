import { enterBackOffice } from '#tests/kit/enter-back-office.ts';
import type { Tour } from '#tests/kit/flow.ts';

export const tour: Tour = {
  path: '/admin',
  stopsClock: true,
  isPassable: (_, { type }) => type !== 'waiting.load' && type !== 'rows.wanted',
  unreachable: {
    'ready — waiting.load → loading #0': 'the page sends it when a decision was undone',
    'ready — rows.wanted → loading #0': 'the watch over the list sends it',
  },
  gestures: { open: (hand) => enterBackOffice(hand, '') },
  calls: { fetchWaiting: /^\/api\/admin\/waiting$/ },
};
