import type { ColumnDefinitionBuilder } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const primaryKey: Column = (column) => column.primaryKey();

export const required: Column = (column) => column.notNull();

export const ownedBy =
  (target: string): Column =>
  (column) =>
    column.notNull().references(target).onDelete('cascade');
