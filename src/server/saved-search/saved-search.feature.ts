import type { Feature } from '../platform/feature.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';

export const savedSearchFeature: Feature = {
  name: 'saved-search',
  routes: savedSearchRoutes,
};
