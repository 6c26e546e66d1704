import { proofLifetimeMs } from '#contract/code-limits.ts';
import type { Feature } from '../feature/feature.ts';
import { emailVerificationRoutes } from './email-verification.routes.ts';
import { deleteOldProofs, deleteStaleVerifications } from './email-verification.store.ts';

const day = 24 * 60 * 60_000;

export const emailVerificationFeature: Feature = {
  name: 'email-verification',
  routes: emailVerificationRoutes,
  cleanups: [
    ({ database }, now) => deleteStaleVerifications(database, now - day),
    ({ database }, now) => deleteOldProofs(database, now - proofLifetimeMs),
  ],
};
