import type { Feature } from '../platform/feature.ts';
import { hotelBookingRoutes } from './hotel-booking.routes.ts';
import { settling } from './settle-due.ts';

export const hotelBookingFeature: Feature = {
  name: 'hotel-booking',
  routes: hotelBookingRoutes,
  jobs: (platform) => [settling(platform)],
};
