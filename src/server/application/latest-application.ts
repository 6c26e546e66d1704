import type { Database } from '../tables.ts';

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

/** Every one that an account ever sent. */
export const listApplicationsOf = (database: Database, accountId: string) =>
  database.selectFrom('application').selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute();
