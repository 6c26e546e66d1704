import type { Approval } from '#contract/states.ts';
import { undoMs } from '#machines/lifecycles/application.machine.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';

/** The latest is the only one that staff decide on. */
export const findLatestApplication = (database: Database, accountId: string) =>
  database
    .selectFrom('application')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export async function listLatestApplications(
  database: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ApplicationTable>> {
  const applications = await database
    .selectFrom('application')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .orderBy('createdAt')
    .orderBy('id', 'desc')
    .execute();
  return new Map(applications.map((application) => [application.accountId, application]));
}

export const listApplicationsOf = (database: Database, accountId: string) =>
  database.selectFrom('application').selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute();

/** The application as the applicant sees it: on hold while the decision can still be undone. */
export function hideUndoableDecision(
  application: ApplicationTable,
  now: number,
): ApplicationTable & { state: Approval } {
  const { state, decidedAt } = application;
  const isDecided = state === 'APPROVED' || state === 'REJECTED';
  if (isDecided && (decidedAt ?? 0) + undoMs <= now) return { ...application, state };
  return { ...application, state: 'ONHOLD', decidedAt: null, reason: null, reasonText: null };
}
