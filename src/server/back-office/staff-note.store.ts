import { countOf } from '../db/count-of.ts';
import type { StaffNoteTable } from '../db/tables/staff-note.table.ts';
import type { Database } from '../db/tables.ts';

export const listNotes = (database: Database, accountId: string) =>
  database
    .selectFrom('staffNote')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const countNotes = (database: Database, accountId: string): Promise<number> =>
  countOf(database.selectFrom('staffNote').where('accountId', '=', accountId));

export const insertNote = (database: Database, note: StaffNoteTable) =>
  database.insertInto('staffNote').values(note).execute();

export const findNote = (database: Database, id: string) =>
  database.selectFrom('staffNote').selectAll().where('id', '=', id).executeTakeFirst();

export const deleteNote = (database: Database, id: string) =>
  database.deleteFrom('staffNote').where('id', '=', id).returning('id').executeTakeFirst();

/** Creators without notes are not in the map. */
export async function countNotesOf(
  database: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('staffNote')
    .select(({ fn }) => ['accountId', fn.countAll<number>().as('count')])
    .where('accountId', 'in', accountIds)
    .groupBy('accountId')
    .execute();
  return new Map(rows.map(({ accountId, count }) => [accountId, Number(count)]));
}
