import type { ApplicationTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';

export const insertApplication = (database: Database, application: ApplicationTable) =>
  database.insertInto('application').values(application).execute();

export const findApplication = (database: Database, id: string) =>
  database.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();

export const lockApplication = ({ database }: Unit, id: string) =>
  database.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Saves an application where its state is still the one that was read. */
export const saveApplication = (
  { database, now }: Unit,
  { id, state }: Pick<ApplicationTable, 'id' | 'state'>,
  change: Partial<ApplicationTable>,
) =>
  database
    .updateTable('application')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
