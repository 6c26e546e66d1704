import { demoFeature } from '#demo/demo.feature.ts';
import { accountFeature } from './account/account.feature.ts';
import { applicationFeature } from './application/application.feature.ts';
import { auditFeature } from './audit/audit.feature.ts';
import { backOfficeFeature } from './back-office/back-office.feature.ts';
import { backupFeature } from './backup/backup.feature.ts';
import { bankDetailsFeature } from './bank-details/bank-details.feature.ts';
import { blogFeature } from './blog/blog.feature.ts';
import { blogPageFeature } from './blog-page/blog-page.feature.ts';
import { calendarFeature } from './calendar/calendar.feature.ts';
import { discoveryFeature } from './discovery/discovery.feature.ts';
import { emailVerificationFeature } from './email-verification/email-verification.feature.ts';
import { healthFeature } from './health/health.feature.ts';
import { hotelBookingFeature } from './hotel-booking/hotel-booking.feature.ts';
import { installationFeature } from './installation/installation.feature.ts';
import { mailFeature } from './mail/mail.feature.ts';
import { mediaFeature } from './media/media.feature.ts';
import { exportsFeature } from './outlets/exports.feature.ts';
import { ownAccountFeature } from './own-account/own-account.feature.ts';
import { passwordFeature } from './password/password.feature.ts';
import type { Feature } from './platform/feature.ts';
import { recordsFeature } from './records/records.feature.ts';
import { referenceDataFeature } from './reference-data/reference-data.feature.ts';
import { savedSearchFeature } from './saved-search/saved-search.feature.ts';
import { secondFactorFeature } from './second-factor/second-factor.feature.ts';
import { sessionFeature } from './session/session.feature.ts';
import { shortlistFeature } from './shortlist/shortlist.feature.ts';
import { sponsorFeature } from './sponsor/sponsor.feature.ts';
import { staffNoteFeature } from './staff-note/staff-note.feature.ts';
import { tripFeature } from './trip/trip.feature.ts';
import { visitsFeature } from './visits/visits.feature.ts';

/** All that the server is made of; whoever assembles, sweeps, migrates or takes commands asks this list alone. */
export const features: readonly Feature[] = [
  installationFeature,
  healthFeature,
  accountFeature,
  secondFactorFeature,
  sessionFeature,
  sponsorFeature,
  emailVerificationFeature,
  applicationFeature,
  bankDetailsFeature,
  passwordFeature,
  ownAccountFeature,
  backOfficeFeature,
  staffNoteFeature,
  referenceDataFeature,
  discoveryFeature,
  blogPageFeature,
  shortlistFeature,
  savedSearchFeature,
  hotelBookingFeature,
  blogFeature,
  tripFeature,
  calendarFeature,
  exportsFeature,
  visitsFeature,
  mailFeature,
  mediaFeature,
  recordsFeature,
  auditFeature,
  demoFeature,
  backupFeature,
];
