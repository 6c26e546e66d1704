import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { holdAccount } from '#tests/kit/applicant.ts';
import type { Tour } from '#tests/kit/flow.ts';
import { verifyAddress } from '#tests/kit/verify-address.ts';

export const tour: Tour = {
  path: '/application',
  stopsClock: true,
  isPassable: isNewProof,
  gestures: {
    'email.verified': verifyAddress,
    'email.unverified': ({ refill }) => refill('Email', 'walker@'),
  },
  calls: { checkUsername: /^\/api\/creator\/check-username\// },
  arrange: { checkUsername: ({ server }, output) => holdAccount(server, 'deniz', Object(output).kind === 'taken') },
};

/** The page sends each change of the proof once. */
function isNewProof(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const isProven = snapshot.context.applicationId !== null;
  return event.type === 'email.verified' ? !isProven : event.type !== 'email.unverified' || isProven;
}
