import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Each term is of one kind. PostgreSQL takes the two columns for independent, and expects so few creators with a term
 * that it looks each of them up.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create statistics "directoryTerm_kind" (dependencies, mcv) on kind, term from "directoryTerm"`.execute(
    database,
  );
  await sql`analyze "directoryTerm"`.execute(database);
}
