import { sql } from 'kysely';
import type { ScheduledDeletionTable } from '../db/tables/account.table.ts';
import type { Database } from '../db/tables.ts';

type DeletionKey = Pick<ScheduledDeletionTable, 'accountId' | 'dueAt'>;

export const scheduleDeletion = (
  database: Database,
  { accountId, dueAt, wasSuspended = 0 }: DeletionKey & Partial<Pick<ScheduledDeletionTable, 'wasSuspended'>>,
) =>
  database
    .insertInto('scheduledDeletion')
    .values({ accountId, dueAt, wasSuspended })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ dueAt, wasSuspended }))
    .execute();

export const cancelDeletion = (database: Database, accountId: string) =>
  database.deleteFrom('scheduledDeletion').where('accountId', '=', accountId).execute();

/** A page of due deletions that follow `after`, so that one that fails does not stop the others. */
export const listDueDeletions = (database: Database, now: number, after: DeletionKey) =>
  database
    .selectFrom('scheduledDeletion')
    .select(['accountId', 'dueAt'])
    .where('dueAt', '<=', now)
    .where(sql<boolean>`("dueAt", "accountId") > (${after.dueAt}, ${after.accountId})`)
    .orderBy('dueAt')
    .orderBy('accountId')
    .limit(100)
    .execute();

export const findScheduledDeletion = (database: Database, accountId: string) =>
  database
    .selectFrom('scheduledDeletion')
    .select(['dueAt', 'wasSuspended'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
