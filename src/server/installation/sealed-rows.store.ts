import { sql } from 'kysely';
import { type Database, tables } from '../tables.ts';

/** A column that is sealed under the master key, and the one that names its rows. */
export interface SealedColumn {
  table: string;
  column: string;
  key: string;
}

export const sealedColumns: readonly SealedColumn[] = Object.entries(tables).flatMap(
  ([table, { key, sealed }]: [string, { key: readonly [string, ...string[]]; sealed: readonly string[] }]) =>
    sealed.map((column) => ({ table, column, key: key[0] })),
);

interface SealedRow {
  row: string;
  sealed: string;
}

/** The rows that hold a sealed text, after one of them. */
export async function listSealedRows(
  database: Database,
  { table, column, key }: SealedColumn,
  after: string,
  most: number,
): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(key)} as "row", ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(key)} > ${after}
    order by ${sql.ref(key)} limit ${most}`.execute(database);
  return rows;
}

/** Where it is still what was read: what was written meanwhile stays. */
export const changeSealed = (
  database: Database,
  { table, column, key }: SealedColumn,
  { row, sealed }: SealedRow,
  fresh: string,
) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${fresh}
    where ${sql.ref(key)} = ${row} and ${sql.ref(column)} = ${sealed}`.execute(database);
