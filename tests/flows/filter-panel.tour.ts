import { enterDirectory } from '#tests/kit/enter-directory.ts';
import type { Tour } from '#tests/kit/flow.ts';

export const tour: Tour = {
  path: '/discovery',
  viewport: { width: 820, height: 1_000 },
  gestures: { open: (hand) => enterDirectory(hand) },
  calls: {},
};
