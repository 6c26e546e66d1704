import { proofLifetime } from '#contract/code-limits.ts';
import type { Feature } from '../platform/feature.ts';
import { up as sendsByAsker } from './0007-sends-by-asker.migration.ts';
import { up as twelveDigitCodes } from './0023-twelve-digit-codes.migration.ts';
import { emailVerificationRoutes } from './email-verification.routes.ts';
import { deleteOldProofs, deleteStaleVerifications } from './email-verification.store.ts';

const day = 24 * 60 * 60_000;

export const emailVerificationFeature: Feature = {
  name: 'email-verification',
  routes: emailVerificationRoutes,
  sweeps: [
    ({ database }, now) => deleteStaleVerifications(database, now - day),
    ({ database }, now) => deleteOldProofs(database, now - proofLifetime),
  ],
  migrations: {
    '0007-sends-by-asker': { up: sendsByAsker },
    '0023-twelve-digit-codes': { up: twelveDigitCodes },
  },
};
