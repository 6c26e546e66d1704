import type { Feature } from '../feature.ts';
import { overdueBookingsJob } from './apply-overdue.ts';
import { hotelBookingRoutes } from './hotel-booking.routes.ts';

export const hotelBookingFeature: Feature = {
  name: 'hotel-booking',
  routes: hotelBookingRoutes,
  jobs: (platform) => [overdueBookingsJob(platform)],
};
