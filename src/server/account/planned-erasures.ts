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

/** All whose time has come, whoever has waited longest first. */
export const listDueErasures = (database: Database, now: number) =>
  database.selectFrom('plannedErasure').select('accountId').where('dueAt', '<=', now).orderBy('dueAt').execute();

export const findPlannedErasure = (database: Database, accountId: string) =>
  database.selectFrom('plannedErasure').select('dueAt').where('accountId', '=', accountId).executeTakeFirst();
