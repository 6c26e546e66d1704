import type { Feature } from '../platform/feature.ts';
import { up as hotelBookings } from './0013-hotel-bookings.migration.ts';
import { up as countsOfStays } from './0017-counts-of-stays.migration.ts';
import { hotelBookingRoutes } from './hotel-booking.routes.ts';
import { settling } from './settle-due.ts';

export const hotelBookingFeature: Feature = {
  name: 'hotel-booking',
  routes: hotelBookingRoutes,
  jobs: (platform) => [settling(platform)],
  migrations: { '0013-hotel-bookings': { up: hotelBookings }, '0017-counts-of-stays': { up: countsOfStays } },
};
