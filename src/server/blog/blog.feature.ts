import type { Feature } from '../feature.ts';
import { blogRoutes } from './blog.routes.ts';
import { dropHighlight, forgetTrip, showTrip } from './trips-in-config.ts';

export const blogFeature: Feature = {
  name: 'blog',
  routes: blogRoutes,
  on: {
    'trip.published': (unit, { accountId, tripId }) => showTrip(unit, accountId, tripId),
    'trip.unpublished': (unit, { accountId, tripId }) => dropHighlight(unit, accountId, tripId),
    'trip.deleted': (unit, { accountId, tripId }) => forgetTrip(unit, accountId, tripId),
  },
};
