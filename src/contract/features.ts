import { accountDeeds, accountMails } from './account.names.ts';
import { applicationDeeds, applicationMails, applicationRoutes } from './application.names.ts';
import { auditRoutes } from './audit.names.ts';
import { backOfficeRoutes } from './back-office.names.ts';
import { backupDeeds } from './backup.names.ts';
import { bankDetailsDeeds, bankDetailsMails, bankDetailsRoutes } from './bank-details.names.ts';
import { blogRoutes } from './blog.names.ts';
import { calendarMails, calendarRoutes } from './calendar.names.ts';
import { creatorListRoutes } from './creator-list.names.ts';
import { discoveryRoutes } from './discovery.names.ts';
import { emailVerificationMails, emailVerificationRoutes } from './email-verification.names.ts';
import { healthRoutes } from './health.names.ts';
import { hotelBookingDeeds, hotelBookingMails, hotelBookingRoutes } from './hotel-booking.names.ts';
import { mailDeeds, mailRoutes } from './mail.names.ts';
import { ownAccountDeeds, ownAccountMails, ownAccountRoutes } from './own-account.names.ts';
import { ownTripRoutes } from './own-trip.names.ts';
import { passwordDeeds, passwordMails, passwordRoutes } from './password.names.ts';
import { referenceDataRoutes } from './reference-data.names.ts';
import { savedSearchRoutes } from './saved-search.names.ts';
import { secondFactorDeeds, secondFactorMails } from './second-factor.names.ts';
import { sessionDeeds, sessionRoutes } from './session.names.ts';
import { shortlistRoutes } from './shortlist.names.ts';
import { sponsorDeeds, sponsorRoutes } from './sponsor.names.ts';
import { staffNoteDeeds, staffNoteRoutes } from './staff-note.names.ts';
import { visitRoutes } from './visits.names.ts';

/** Every path under `/api`, with the name by which it is asked and that its service function shares. */
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
};

export type RouteName = keyof typeof routes;

/** What crosses the wire by a route. */
export type WireOf<Name extends RouteName> = NonNullable<(typeof routes)[Name]['wire']>;

/** Every mail that is sent, as the back office calls it. */
export const mails = {
  ...emailVerificationMails,
  ...applicationMails,
  ...bankDetailsMails,
  ...accountMails,
  ...ownAccountMails,
  ...calendarMails,
  ...passwordMails,
  ...secondFactorMails,
  ...hotelBookingMails,
};

export type MailTemplate = keyof typeof mails;

/** What is written down of staff and of the command line, as the back office says that it was done. */
export const deeds = {
  ...sponsorDeeds,
  ...applicationDeeds,
  ...bankDetailsDeeds,
  ...staffNoteDeeds,
  ...accountDeeds,
  ...ownAccountDeeds,
  ...mailDeeds,
  ...sessionDeeds,
  ...secondFactorDeeds,
  ...passwordDeeds,
  ...backupDeeds,
  ...hotelBookingDeeds,
};

export type AuditAction = keyof typeof deeds;
