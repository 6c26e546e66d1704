import { sql } from 'kysely';
import type { AuditEntryTable } from '../db/tables/system.table.ts';
import type { Database } from '../db/tables.ts';

/** Locks the head of the trail until the transaction ends: entries are written one after the other. */
export async function lockNextSequence(database: Database): Promise<number> {
  const { sequence } = await database
    .insertInto('auditHead')
    .values({ id: 1, sequence: 1, hash: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sequence: sql<number>`"auditHead"."sequence" + 1` }))
    .returning('sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

export const saveHeadHash = (database: Database, hash: string) =>
  database.updateTable('auditHead').set({ hash }).where('id', '=', 1).execute();

export const findEntryHash = async (database: Database, sequence: number): Promise<string> => {
  const entry = await database
    .selectFrom('auditEntry')
    .select('hash')
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return entry?.hash ?? '';
};

export const findHead = (database: Database) =>
  database.selectFrom('auditHead').selectAll().where('id', '=', 1).executeTakeFirst();

export const insertEntry = (database: Database, entry: AuditEntryTable) =>
  database.insertInto('auditEntry').values(entry).execute();

export const listEntriesAfter = (database: Database, sequence: number, limit: number) =>
  database
    .selectFrom('auditEntry')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();

/** Every entry in order, read in pages of 1,000. */
export async function* everyEntry(database: Database): AsyncGenerator<AuditEntryTable> {
  let after = 0;
  for (;;) {
    const page = await listEntriesAfter(database, after, 1000);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.sequence;
  }
}
