import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { PlannedErasureTable } from './account.table.ts';

export const savePlannedErasure = (database: Database, { accountId, dueAt }: PlannedErasureTable) =>
  database
    .insertInto('plannedErasure')
    .values({ accountId, dueAt })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ dueAt }))
    .execute();

export const deletePlannedErasure = (database: Database, accountId: string) =>
  database.deleteFrom('plannedErasure').where('accountId', '=', accountId).execute();

/** Some that are due, behind the last one that was seen. */
export const listDueErasures = (database: Database, now: number, after: PlannedErasureTable) =>
  database
    .selectFrom('plannedErasure')
    .select(['accountId', 'dueAt'])
    .where('dueAt', '<=', now)
    .where(sql<boolean>`("dueAt", "accountId") > (${after.dueAt}, ${after.accountId})`)
    .orderBy('dueAt')
    .orderBy('accountId')
    .limit(100)
    .execute();

export const findPlannedErasure = (database: Database, accountId: string) =>
  database.selectFrom('plannedErasure').select('dueAt').where('accountId', '=', accountId).executeTakeFirst();
