import type { Feature } from '../platform/feature.ts';
import { up as savedSearches } from './0016-saved-searches.migration.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';

export const savedSearchFeature: Feature = {
  name: 'saved-search',
  routes: savedSearchRoutes,
  migrations: { '0016-saved-searches': { up: savedSearches } },
};
