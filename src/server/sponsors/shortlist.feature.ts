import type { Feature } from '../feature.ts';
import { shortlistRoutes } from './shortlist.routes.ts';

export const shortlistFeature: Feature = {
  name: 'shortlist',
  routes: shortlistRoutes,
};
