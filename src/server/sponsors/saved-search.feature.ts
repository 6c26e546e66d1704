import type { Feature } from '../feature.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';

export const savedSearchFeature: Feature = {
  name: 'saved-search',
  routes: savedSearchRoutes,
};
