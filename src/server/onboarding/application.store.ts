import { deleteOlder } from '../db/queries.ts';
import type { ApplicationDraftTable, ApplicationTable } from '../db/tables/application.table.ts';
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

/** Replaces the earlier draft of the address, whose link then leads nowhere. */
export const saveDraft = (database: Database, { emailFolded, ...draft }: ApplicationDraftTable) =>
  database
    .insertInto('applicationDraft')
    .values({ emailFolded, ...draft })
    .onConflict((conflict) => conflict.column('emailFolded').doUpdateSet(draft))
    .execute();

export const findDraft = (database: Database, tokenHash: string) =>
  database.selectFrom('applicationDraft').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();

export const markDraftUsed = (database: Database, tokenHash: string, now: number) =>
  database
    .updateTable('applicationDraft')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .execute();

export const deleteDraftOf = (database: Database, emailFolded: string) =>
  database.deleteFrom('applicationDraft').where('emailFolded', '=', emailFolded).execute();

export const deleteOldDrafts = (database: Database, before: number) =>
  deleteOlder(database, 'applicationDraft', { keys: ['emailFolded'], column: 'createdAt', before });
