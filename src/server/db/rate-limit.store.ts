import { sql } from 'kysely';
import { deleteOlder } from './paging.ts';
import type { Database } from './tables.ts';

/** Counts one more in the current window. The row stays locked until the transaction ends. */
export const countOne = (database: Database, key: string, now: number, windowEndsAt: number) =>
  database
    .insertInto('rateLimit')
    .values({ key, count: 1, windowEndsAt, blockedUntil: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when "rateLimit"."windowEndsAt" <= ${now} then 1 else "rateLimit"."count" + 1 end`,
        windowEndsAt: sql<number>`case when "rateLimit"."windowEndsAt" <= ${now} then ${windowEndsAt} else "rateLimit"."windowEndsAt" end`,
      }),
    )
    .returning(['count', 'windowEndsAt', 'blockedUntil'])
    .executeTakeFirstOrThrow();

export const blockUntil = (database: Database, key: string, blockedUntil: number) =>
  database.updateTable('rateLimit').set({ blockedUntil }).where('key', '=', key).execute();

export const uncountOne = (database: Database, key: string, blockedUntil: number) =>
  database
    .updateTable('rateLimit')
    .set({
      count: sql<number>`"count" - 1`,
      blockedUntil: sql<number>`case when "blockedUntil" = ${blockedUntil} then 0 else "blockedUntil" end`,
    })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();

export const deleteEndedWindows = (database: Database, now: number) =>
  deleteOlder(database, 'rateLimit', { keys: ['key'], column: 'windowEndsAt', before: now + 1 });
