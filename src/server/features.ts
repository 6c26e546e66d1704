import { demoFeature } from '#demo/demo.feature.ts';
import { accountsFeature } from './accounts/accounts.feature.ts';
import { auditFeature } from './audit/audit.feature.ts';
import { backOfficeFeature } from './back-office/back-office.feature.ts';
import { staffNoteFeature } from './back-office/staff-note.feature.ts';
import { bankDetailsFeature } from './bank-details/bank-details.feature.ts';
import { blogFeature } from './blog/blog.feature.ts';
import { bookingFeature } from './bookings/booking.feature.ts';
import { calendarFeature } from './bookings/calendar.feature.ts';
import { creatorAccountFeature } from './creator-accounts/creator-account.feature.ts';
import { recordsFeature } from './db/records.feature.ts';
import { discoveryFeature } from './directory/discovery.feature.ts';
import type { Feature } from './feature.ts';
import { legalFeature } from './legal/legal.feature.ts';
import { mailFeature } from './mail/mail.feature.ts';
import { mediaFeature } from './media/media.feature.ts';
import { notificationFeature } from './notifications/notification.feature.ts';
import { applicationFeature } from './onboarding/application.feature.ts';
import { emailVerificationFeature } from './onboarding/email-verification.feature.ts';
import { backupFeature } from './ops/backup.feature.ts';
import { healthFeature } from './ops/health.feature.ts';
import { installationFeature } from './ops/installation.feature.ts';
import { ownAccountFeature } from './own-account/own-account.feature.ts';
import { questionFeature } from './questions/question.feature.ts';
import { referenceDataFeature } from './reference/reference-data.feature.ts';
import { savedSearchFeature } from './sponsors/saved-search.feature.ts';
import { shortlistFeature } from './sponsors/shortlist.feature.ts';
import { sponsorFeature } from './sponsors/sponsor.feature.ts';
import { tripFeature } from './trips/trip.feature.ts';

/** The single registry, used by app assembly, cleanups, subscriptions and the CLI. */
export const features: readonly Feature[] = [
  installationFeature,
  legalFeature,
  healthFeature,
  accountsFeature,
  sponsorFeature,
  emailVerificationFeature,
  applicationFeature,
  bankDetailsFeature,
  creatorAccountFeature,
  ownAccountFeature,
  backOfficeFeature,
  staffNoteFeature,
  referenceDataFeature,
  discoveryFeature,
  shortlistFeature,
  savedSearchFeature,
  bookingFeature,
  blogFeature,
  tripFeature,
  calendarFeature,
  questionFeature,
  mailFeature,
  notificationFeature,
  mediaFeature,
  recordsFeature,
  auditFeature,
  demoFeature,
  backupFeature,
];
