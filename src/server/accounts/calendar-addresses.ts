import type { Database } from '../db/tables.ts';

/** The secret address of a calendar is a credential: it goes when the password changes. Returns whether there was one. */
export const deleteCalendarAddress = async (database: Database, accountId: string): Promise<boolean> =>
  (await database
    .deleteFrom('calendarAddress')
    .where('accountId', '=', accountId)
    .returning('accountId')
    .executeTakeFirst()) !== undefined;
