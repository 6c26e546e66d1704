import type { Database } from '../db/tables.ts';
import { deleteCalendarAddress } from '../stays/calendar.store.ts';

/** Nobody finds the calendar there any more; says whether somebody could. */
export const takeBackCalendarAddress = async (database: Database, accountId: string): Promise<boolean> =>
  (await deleteCalendarAddress(database, accountId)) !== undefined;
