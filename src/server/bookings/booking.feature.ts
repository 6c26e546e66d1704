import type { Feature } from '../feature/feature.ts';
import { overdueBookingsJob } from './apply-overdue.ts';
import { bookingRoutes } from './booking.routes.ts';
import { withdrawInvitationsOf } from './cancel-bookings.ts';

export const bookingFeature: Feature = {
  name: 'hotel-booking',
  routes: bookingRoutes,
  on: { 'sponsor.suspended': (unit, { accountId }) => withdrawInvitationsOf(unit, accountId) },
  jobs: (platform) => [overdueBookingsJob(platform)],
};
