import type { Feature } from '../feature/feature.ts';
import { ownTripRoutes } from './own-trip.routes.ts';

export const tripFeature: Feature = {
  name: 'trip',
  routes: ownTripRoutes,
};
