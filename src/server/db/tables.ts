import type { Kysely } from 'kysely';
import type { RowsOf } from './table.ts';
import { accountTables } from './tables/account.table.ts';
import { applicationTables } from './tables/application.table.ts';
import { blogTables } from './tables/blog.table.ts';
import { bookingTables } from './tables/booking.table.ts';
import { creatorTables } from './tables/creator.table.ts';
import { directoryTables } from './tables/directory-entry.table.ts';
import { mailTables } from './tables/mail.table.ts';
import { sponsorTables } from './tables/sponsor.table.ts';
import { systemTables } from './tables/system.table.ts';
import { tripTables } from './tables/trip.table.ts';

/** Every table, feature by feature. They are listed apart from the manifests, since every query knows their types and no routes. */
export const tables = {
  ...systemTables,
  ...accountTables,
  ...mailTables,
  ...creatorTables,
  ...tripTables,
  ...blogTables,
  ...directoryTables,
  ...sponsorTables,
  ...bookingTables,
  ...applicationTables,
};

/** Columns are text and whole numbers, times are milliseconds: the same on both databases. */
export type Tables = RowsOf<typeof tables>;
export type Database = Kysely<Tables>;
