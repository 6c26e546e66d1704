import { accountAuditActions, accountMails } from './account.names.ts';
import { applicationAuditActions, applicationMails, applicationRoutes } from './application.names.ts';
import { auditRoutes } from './audit.names.ts';
import { backOfficeRoutes } from './back-office.names.ts';
import { backupAuditActions } from './backup.names.ts';
import { bankDetailsAuditActions, bankDetailsMails, bankDetailsRoutes } from './bank-details.names.ts';
import { blogAuditActions, blogRoutes } from './blog.names.ts';
import { calendarMails, calendarRoutes } from './calendar.names.ts';
import { creatorListRoutes } from './creator-list.names.ts';
import { discoveryRoutes } from './discovery.names.ts';
import { emailVerificationMails, emailVerificationRoutes } from './email-verification.names.ts';
import { healthRoutes } from './health.names.ts';
import { hotelBookingAuditActions, hotelBookingMails, hotelBookingRoutes } from './hotel-booking.names.ts';
import { mailAuditActions, mailRoutes } from './mail.names.ts';
import { notificationRoutes } from './notification.names.ts';
import { ownAccountAuditActions, ownAccountMails, ownAccountRoutes } from './own-account.names.ts';
import { ownTripRoutes } from './own-trip.names.ts';
import { passwordAuditActions, passwordMails, passwordRoutes } from './password.names.ts';
import { questionAuditActions, questionMails, questionRoutes } from './question.names.ts';
import { referenceDataRoutes } from './reference-data.names.ts';
import { savedSearchRoutes } from './saved-search.names.ts';
import { secondFactorAuditActions, secondFactorMails } from './second-factor.names.ts';
import { sessionAuditActions, sessionRoutes } from './session.names.ts';
import { shortlistRoutes } from './shortlist.names.ts';
import { sponsorAuditActions, sponsorRoutes } from './sponsor.names.ts';
import { staffNoteAuditActions, staffNoteRoutes } from './staff-note.names.ts';
import { visitRoutes } from './visits.names.ts';

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
  ...notificationRoutes,
  ...questionRoutes,
};

export type RouteName = keyof typeof routes;

export type WireOf<Name extends RouteName> = NonNullable<(typeof routes)[Name]['wire']>;

/** Mail templates and their names in the back office. */
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
  ...questionMails,
};

export type MailTemplate = keyof typeof mails;

/** Audit actions and their names in the back office. */
export const auditActions = {
  ...sponsorAuditActions,
  ...applicationAuditActions,
  ...bankDetailsAuditActions,
  ...staffNoteAuditActions,
  ...accountAuditActions,
  ...ownAccountAuditActions,
  ...blogAuditActions,
  ...mailAuditActions,
  ...sessionAuditActions,
  ...secondFactorAuditActions,
  ...passwordAuditActions,
  ...backupAuditActions,
  ...hotelBookingAuditActions,
  ...questionAuditActions,
};

export type AuditAction = keyof typeof auditActions;
