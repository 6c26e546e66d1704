import type { Database } from '../database.ts';
import type { ApplicationTable } from './application.table.ts';

export const insertApplication = (database: Database, application: ApplicationTable) =>
  database.insertInto('application').values(application).execute();

export const findApplication = (database: Database, id: string) =>
  database.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();

export const findLatestApplication = (database: Database, accountId: string) =>
  database
    .selectFrom('application')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Moves an application on from the state it was read in; nothing when somebody else was faster. */
export const moveApplication = (
  database: Database,
  { id, state }: Pick<ApplicationTable, 'id' | 'state'>,
  change: Partial<ApplicationTable>,
) =>
  database
    .updateTable('application')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
