import type { Kysely } from 'kysely';
import { accountTables } from './account/account.table.ts';
import { applicationTables } from './application/application.table.ts';
import { auditTables } from './audit/audit.table.ts';
import { bankDetailsTables } from './bank-details/bank-details.table.ts';
import { blogTables } from './blog/blog.table.ts';
import { calendarTables } from './calendar/calendar.table.ts';
import { creatorTables } from './creator/creator.table.ts';
import { discoveryTables } from './discovery/directory-entry.table.ts';
import { emailVerificationTables } from './email-verification/email-verification.table.ts';
import { hotelBookingTables } from './hotel-booking/booking.table.ts';
import { installationTables } from './installation/installation.table.ts';
import { mailTables } from './mail/outbox-mail.table.ts';
import { mediaTables } from './media/image.table.ts';
import { passwordTables } from './password/password-link.table.ts';
import type { RowsOf } from './platform/database/table.ts';
import { recordTables } from './records/idempotency.table.ts';
import { rateLimitTables } from './records/rate-limit.table.ts';
import { savedSearchTables } from './saved-search/saved-search.table.ts';
import { secondFactorTables } from './second-factor/second-factor.table.ts';
import { sessionTables } from './session/session.table.ts';
import { shortlistTables } from './shortlist/shortlist.table.ts';
import { staffNoteTables } from './staff-note/staff-note.table.ts';
import { tripTables } from './trip/trip.table.ts';
import { visitTables } from './visits/visits.table.ts';

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
  ...applicationTables,
  ...bankDetailsTables,
  ...passwordTables,
  ...staffNoteTables,
  ...auditTables,
};

/** Columns are text and whole numbers, times are milliseconds: the same on both databases. */
export type Tables = RowsOf<typeof tables>;
export type Database = Kysely<Tables>;
