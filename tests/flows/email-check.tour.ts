import { holdAccount } from '#tests/kit/applicant.ts';
import type { Tour } from '#tests/kit/flow.ts';

export const tour: Tour = {
  path: '/application',
  stopsClock: true,
  gestures: { 'address.change': ({ refill }, { email }) => refill('Email', email) },
  calls: { checkEmail: /^\/api\/creator\/check-email/ },
  arrange: { checkEmail: ({ server }, output) => holdAccount(server, 'deniz', Object(output).kind === 'taken') },
};
