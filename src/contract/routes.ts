import { applicationRoutes } from './application.routes.ts';
import { backOfficeRoutes } from './back-office.routes.ts';
import { blogRoutes } from './blog.routes.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import type { healthReply, readinessReply } from './health.ts';
import { hotelBookingRoutes } from './hotel-booking.routes.ts';
import { notificationRoutes } from './notification.routes.ts';
import { ownAccountRoutes } from './own-account.routes.ts';
import { ownTripRoutes } from './own-trip.routes.ts';
import { questionRoutes } from './question.routes.ts';
import { referenceDataRoutes } from './reference-data.routes.ts';
import { type RouteTable, wire } from './route.ts';
import { sessionRoutes } from './session.routes.ts';
import { sponsorRoutes } from './sponsor.routes.ts';

const healthRoutes = {
  readHealth: { method: 'GET', path: '/health', wire: wire<{ answer: typeof healthReply }>() },
  readReadiness: { method: 'GET', path: '/ready', wire: wire<{ answer: typeof readinessReply }>() },
} as const satisfies RouteTable;

/** Every route under `/api`. Its name is also that of its service function. */
export const routes = {
  ...healthRoutes,
  ...sessionRoutes,
  ...sponsorRoutes,
  ...applicationRoutes,
  ...ownAccountRoutes,
  ...backOfficeRoutes,
  ...referenceDataRoutes,
  ...discoveryRoutes,
  ...blogRoutes,
  ...ownTripRoutes,
  ...hotelBookingRoutes,
  ...notificationRoutes,
  ...questionRoutes,
};

export type RouteName = keyof typeof routes;

export type WireOf<Name extends RouteName> = NonNullable<(typeof routes)[Name]['wire']>;
