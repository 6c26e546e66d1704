import type { Feature } from '../feature.ts';
import { overdueBookingsJob } from './apply-overdue.ts';
import { withdrawInvitationsOf } from './cancel-bookings.ts';
import { hotelBookingRoutes } from './hotel-booking.routes.ts';

export const hotelBookingFeature: Feature = {
  name: 'hotel-booking',
  routes: hotelBookingRoutes,
  on: { 'sponsor.suspended': (unit, { accountId }) => withdrawInvitationsOf(unit, accountId) },
  jobs: (platform) => [overdueBookingsJob(platform)],
};
