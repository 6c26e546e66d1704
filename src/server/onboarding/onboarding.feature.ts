import { proofLifetimeMs } from '#contract/application-choices.ts';
import type { Feature } from '../feature/feature.ts';
import { dayMs } from '../lib/time.ts';
import { deleteOldDrafts } from './application.store.ts';
import { deleteOldProofs, deleteStaleVerifications } from './email-verification.store.ts';
import { onboardingRoutes } from './onboarding.routes.ts';

/** Longer than a link is valid, so that an expired one says so. */
const draftsStoredMs = 7 * dayMs;

export const onboardingFeature: Feature = {
  name: 'onboarding',
  routes: onboardingRoutes,
  cleanups: [
    ({ database }, now) => deleteStaleVerifications(database, now - dayMs),
    ({ database }, now) => deleteOldProofs(database, now - proofLifetimeMs),
    ({ database }, now) => deleteOldDrafts(database, now - draftsStoredMs),
  ],
};
