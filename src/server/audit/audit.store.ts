import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { AuditEntryTable } from './audit.table.ts';

/** Takes the next place in the chain and holds it until the transaction ends. */
export async function takePlace(database: Database): Promise<number> {
  const { sequence } = await database
    .insertInto('auditHead')
    .values({ id: 1, sequence: 1, hash: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sequence: sql<number>`"auditHead"."sequence" + 1` }))
    .returning('sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

export const sealHead = (database: Database, hash: string) =>
  database.updateTable('auditHead').set({ hash }).where('id', '=', 1).execute();

/** Nobody writes a deed down until the transaction ends. */
export const holdHead = (database: Database) =>
  database.selectFrom('auditHead').select('sequence').where('id', '=', 1).forUpdate().executeTakeFirst();

export const findEntryHash = async (database: Database, sequence: number): Promise<string> => {
  const entry = await database
    .selectFrom('auditEntry')
    .select('hash')
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return entry?.hash ?? '';
};

export const changeEntryHash = (database: Database, sequence: number, hash: string) =>
  database.updateTable('auditEntry').set({ hash }).where('sequence', '=', sequence).execute();

export const findHead = async (database: Database) =>
  (await database.selectFrom('auditHead').selectAll().where('id', '=', 1).executeTakeFirst()) ?? {
    sequence: 0,
    hash: '',
  };

export const insertEntry = (database: Database, entry: AuditEntryTable) =>
  database.insertInto('auditEntry').values(entry).execute();

export const listEntriesAfter = (database: Database, sequence: number, most: number) =>
  database
    .selectFrom('auditEntry')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(most)
    .execute();

/** All of them, in their order, however many there are. */
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
