import { proofLifetimeMs } from '#contract/code-limits.ts';
import type { Feature } from '../feature/feature.ts';
import { dayMs } from '../lib/time.ts';
import { emailVerificationRoutes } from './email-verification.routes.ts';
import { deleteOldProofs, deleteStaleVerifications } from './email-verification.store.ts';

export const emailVerificationFeature: Feature = {
  name: 'email-verification',
  routes: emailVerificationRoutes,
  cleanups: [
    ({ database }, now) => deleteStaleVerifications(database, now - dayMs),
    ({ database }, now) => deleteOldProofs(database, now - proofLifetimeMs),
  ],
};
