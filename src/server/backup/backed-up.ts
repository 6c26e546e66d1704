import { inOrder } from '../platform/database/table.ts';
import { tables } from '../tables.ts';

/** Whose database it is stays with the database, whatever is restored into it. */
const { installation: _, ...backedUp } = tables;

export type TableName = keyof typeof backedUp;
export type Row = Record<string, string | number | null>;

/** Every table that a backup holds, after those that it points to. */
export const tableNames = inOrder<TableName>(backedUp);

export const keyOf = (table: TableName): readonly string[] => backedUp[table].key;
