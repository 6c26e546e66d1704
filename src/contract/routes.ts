import { applicationRoutes } from './application.routes.ts';
import { auditRoutes } from './audit.routes.ts';
import { backOfficeRoutes } from './back-office.routes.ts';
import { bankDetailsRoutes } from './bank-details.routes.ts';
import { blogRoutes } from './blog.routes.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { creatorListRoutes } from './creator-list.routes.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { emailVerificationRoutes } from './email-verification.routes.ts';
import { followerRoutes } from './follower.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { hotelBookingRoutes } from './hotel-booking.routes.ts';
import { mailRoutes } from './mail.routes.ts';
import { notificationRoutes } from './notification.routes.ts';
import { ownAccountRoutes } from './own-account.routes.ts';
import { ownHotelRoutes } from './own-hotel.routes.ts';
import { ownTripRoutes } from './own-trip.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { questionRoutes } from './question.routes.ts';
import { referenceDataRoutes } from './reference-data.routes.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { shortlistRoutes } from './shortlist.routes.ts';
import { sponsorRoutes } from './sponsor.routes.ts';
import { staffNoteRoutes } from './staff-note.routes.ts';
import { visitRoutes } from './visits.routes.ts';

/** Every route under `/api`. Its name is also that of its service function. */
export const routes = {
  ...healthRoutes,
  ...sessionRoutes,
  ...sponsorRoutes,
  ...emailVerificationRoutes,
  ...applicationRoutes,
  ...bankDetailsRoutes,
  ...passwordRoutes,
  ...ownAccountRoutes,
  ...backOfficeRoutes,
  ...auditRoutes,
  ...creatorListRoutes,
  ...staffNoteRoutes,
  ...mailRoutes,
  ...referenceDataRoutes,
  ...discoveryRoutes,
  ...shortlistRoutes,
  ...savedSearchRoutes,
  ...blogRoutes,
  ...visitRoutes,
  ...ownTripRoutes,
  ...calendarRoutes,
  ...hotelBookingRoutes,
  ...ownHotelRoutes,
  ...notificationRoutes,
  ...questionRoutes,
  ...followerRoutes,
};

export type RouteName = keyof typeof routes;

export type WireOf<Name extends RouteName> = NonNullable<(typeof routes)[Name]['wire']>;
