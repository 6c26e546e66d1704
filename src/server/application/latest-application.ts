import type { Database } from '../tables.ts';
import type { ApplicationTable } from './application.table.ts';

/** The last application that an account sent: the only one that staff still move. */
export const findLatestApplication = (database: Database, accountId: string) =>
  database
    .selectFrom('application')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The last application of each of these accounts. */
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

/** Every one that an account ever sent. */
export const listApplicationsOf = (database: Database, accountId: string) =>
  database.selectFrom('application').selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute();
