import type { Kysely } from 'kysely';
import type { RowsOf } from './table.ts';
import { accountTables } from './tables/account.table.ts';
import { applicationTables } from './tables/application.table.ts';
import { auditTables } from './tables/audit.table.ts';
import { bankDetailsTables } from './tables/bank-details.table.ts';
import { blogTables } from './tables/blog.table.ts';
import { hotelBookingTables } from './tables/booking.table.ts';
import { calendarTables } from './tables/calendar.table.ts';
import { creatorTables } from './tables/creator.table.ts';
import { discoveryTables } from './tables/directory-entry.table.ts';
import { emailVerificationTables } from './tables/email-verification.table.ts';
import { followerTables } from './tables/follower.table.ts';
import { recordTables } from './tables/idempotency.table.ts';
import { mediaTables } from './tables/image.table.ts';
import { installationTables } from './tables/installation.table.ts';
import { notificationTables } from './tables/notification.table.ts';
import { mailTables } from './tables/outbox-mail.table.ts';
import { ownHotelTables } from './tables/own-hotel.table.ts';
import { passwordTables } from './tables/password-link.table.ts';
import { questionTables } from './tables/question.table.ts';
import { rateLimitTables } from './tables/rate-limit.table.ts';
import { savedSearchTables } from './tables/saved-search.table.ts';
import { secondFactorTables } from './tables/second-factor.table.ts';
import { sessionTables } from './tables/session.table.ts';
import { shortlistTables } from './tables/shortlist.table.ts';
import { staffNoteTables } from './tables/staff-note.table.ts';
import { tripTables } from './tables/trip.table.ts';
import { visitTables } from './tables/visits.table.ts';

/** Every table, feature by feature. They are listed apart from the manifests, since every query knows their types and no routes. */
export const tables = {
  ...installationTables,
  ...accountTables,
  ...secondFactorTables,
  ...sessionTables,
  ...emailVerificationTables,
  ...mailTables,
  ...recordTables,
  ...rateLimitTables,
  ...mediaTables,
  ...creatorTables,
  ...tripTables,
  ...calendarTables,
  ...blogTables,
  ...visitTables,
  ...discoveryTables,
  ...shortlistTables,
  ...savedSearchTables,
  ...hotelBookingTables,
  ...ownHotelTables,
  ...applicationTables,
  ...bankDetailsTables,
  ...passwordTables,
  ...staffNoteTables,
  ...questionTables,
  ...followerTables,
  ...auditTables,
  ...notificationTables,
};

/** Columns are text and whole numbers, times are milliseconds: the same on both databases. */
export type Tables = RowsOf<typeof tables>;
export type Database = Kysely<Tables>;
