import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { PlannedErasureTable } from './account.table.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** It is seen from here on, so that a sweep that comes a little late sees it a day before it is due still. */
const near = day + hour;

type Place = Pick<PlannedErasureTable, 'accountId' | 'dueAt'>;

export const savePlannedErasure = (
  database: Database,
  { accountId, dueAt, wasSuspended = 0 }: Place & Partial<Pick<PlannedErasureTable, 'wasSuspended'>>,
) =>
  database
    .insertInto('plannedErasure')
    .values({ accountId, dueAt, seenAt: null, wasSuspended })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ dueAt, seenAt: null, wasSuspended }))
    .execute();

/** Forgets what a clock that was ahead has seen. */
export const forgetUntimelySeen = (database: Database, now: number) =>
  database
    .updateTable('plannedErasure')
    .set({ seenAt: null })
    .where('seenAt', 'is not', null)
    .where((is) => is.or([is('seenAt', '>', now), is('dueAt', '>', now + near)]))
    .execute();

export const noteSeen = (database: Database, now: number) =>
  database
    .updateTable('plannedErasure')
    .set({ seenAt: now })
    .where('seenAt', 'is', null)
    .where('dueAt', '<=', now + near)
    .execute();

/** What cannot be undone is done by nobody's clock alone: it is due, and was seen to come near a day ago. */
export const isDue = ({ dueAt, seenAt }: Pick<PlannedErasureTable, 'dueAt' | 'seenAt'>, now: number): boolean =>
  Number(dueAt) <= now && seenAt !== null && Number(seenAt) <= now - day;

export const deletePlannedErasure = (database: Database, accountId: string) =>
  database.deleteFrom('plannedErasure').where('accountId', '=', accountId).execute();

/** Some that are due, behind the last one that was seen. */
export const listDueErasures = (database: Database, now: number, after: Place) =>
  database
    .selectFrom('plannedErasure')
    .select(['accountId', 'dueAt'])
    .where('dueAt', '<=', now)
    .where('seenAt', '<=', now - day)
    .where(sql<boolean>`("dueAt", "accountId") > (${after.dueAt}, ${after.accountId})`)
    .orderBy('dueAt')
    .orderBy('accountId')
    .limit(100)
    .execute();

export const findPlannedErasure = (database: Database, accountId: string) =>
  database
    .selectFrom('plannedErasure')
    .select(['dueAt', 'seenAt', 'wasSuspended'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
