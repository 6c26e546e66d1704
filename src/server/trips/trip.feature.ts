import type { Feature } from '../feature/feature.ts';
import { ownTripRoutes } from './own-trip.routes.ts';
import { deletePrivateLink } from './private-link.store.ts';

export const tripFeature: Feature = {
  name: 'trip',
  routes: ownTripRoutes,
  on: { 'trip.unpublished': ({ database }, { tripId }) => deletePrivateLink(database, tripId) },
};
