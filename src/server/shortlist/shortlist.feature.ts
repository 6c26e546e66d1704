import type { Feature } from '../platform/feature.ts';
import { up as listsOfSponsors } from './0019-lists-of-sponsors.migration.ts';
import { shortlistRoutes } from './shortlist.routes.ts';

export const shortlistFeature: Feature = {
  name: 'shortlist',
  routes: shortlistRoutes,
  migrations: { '0019-lists-of-sponsors': { up: listsOfSponsors } },
};
