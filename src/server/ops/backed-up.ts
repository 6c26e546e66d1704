import { inOrder } from '../db/table.ts';
import { tables } from '../db/tables.ts';

/** Describes the running database, not its content. */
const { installation: _, ...backedUp } = tables;

export type TableName = keyof typeof backedUp;
export type Row = Record<string, string | number | null>;

/** Every table in a backup, each after those that it references. */
export const tableNames = inOrder<TableName>(backedUp);

export const keyOf = (table: TableName): readonly string[] => backedUp[table].key;
