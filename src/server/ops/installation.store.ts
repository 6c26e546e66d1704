import { sql } from 'kysely';
import type { EncryptionKeyTable } from '../db/tables/system.table.ts';
import { type Database, tables } from '../db/tables.ts';

export const listEncryptionKeys = (database: Database) => database.selectFrom('encryptionKey').selectAll().execute();

export const insertEncryptionKey = (database: Database, key: EncryptionKeyTable) =>
  database
    .insertInto('encryptionKey')
    .values(key)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

export const deleteOtherEncryptionKeys = (database: Database, id: string) =>
  database.deleteFrom('encryptionKey').where('id', '<>', id).execute();

export interface EncryptedColumn {
  table: string;
  column: string;
  /** The column that names the row. */
  key: string;
}

export const encryptedColumns: readonly EncryptedColumn[] = Object.entries(tables).flatMap(
  ([table, { key, encrypted }]: [string, { key: readonly [string, ...string[]]; encrypted: readonly string[] }]) =>
    encrypted.map((column) => ({ table, column, key: key[0] })),
);

interface Ciphertext {
  row: string;
  ciphertext: string;
}

/** Ciphertexts under other keys than this one, of the rows after a row. */
export async function listOtherCiphertexts(
  database: Database,
  { table, column, key }: EncryptedColumn,
  { keyId, after, limit }: { keyId: string; after: string; limit: number },
): Promise<Ciphertext[]> {
  const { rows } = await sql<Ciphertext>`
    select ${sql.ref(key)} as "row", ${sql.ref(column)} as ciphertext from ${sql.table(table)}
    where ${sql.ref(column)} not like ${`${keyId}.%`} and ${sql.ref(key)} > ${after}
    order by ${sql.ref(key)} limit ${limit}`.execute(database);
  return rows;
}

/** Leaves a row alone that was changed since it was read. */
export const replaceCiphertext = (
  database: Database,
  { table, column, key }: EncryptedColumn,
  { row, ciphertext }: Ciphertext,
  fresh: string,
) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${fresh}
    where ${sql.ref(key)} = ${row} and ${sql.ref(column)} = ${ciphertext}`.execute(database);

/** Writes a row, which fails on a read-only or full database. */
export const noteReady = (database: Database, readyAt: number) =>
  database
    .insertInto('installation')
    .values({ id: 1, readyAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ readyAt }))
    .execute();
