import type { Feature } from '../platform/feature.ts';
import { up as editedTrips } from './0013-edited-trips.migration.ts';
import { ownTripRoutes } from './own-trip.routes.ts';

export const tripFeature: Feature = {
  name: 'trip',
  routes: ownTripRoutes,
  migrations: { '0013-edited-trips': { up: editedTrips } },
};
