import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/all.ts';
import { inOrder } from './table.ts';
import { type Database, tables } from './tables.ts';

const firstOfVersion01 = '0001-accounts-and-mail';

type Migrations = Record<string, Migration>;

/** Brings a database to the newest shape; does nothing where it is there already. */
export async function migrate<Tables>(database: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** How a database stands to the migrations that are known here. */
export async function shapeOf<Tables>(
  database: Kysely<Tables>,
  migrations: Migrations,
): Promise<'0.1' | 'empty' | 'older' | 'current' | 'newer'> {
  const made = await listMade(database);
  if (made.includes(firstOfVersion01)) return '0.1';
  if (made.some((name) => !(name in migrations))) return 'newer';
  if (made.length === 0) return 'empty';
  return made.length < Object.keys(migrations).length ? 'older' : 'current';
}

async function listMade<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Drops every table and makes them all again, without rows, as they were after a migration. */
export async function remakeTables(transaction: Database, migration: string): Promise<void> {
  for (const table of inOrder<keyof typeof tables>(tables).toReversed())
    await sql`drop table ${sql.table(table)}`.execute(transaction);
  await migrateWithin(transaction, (name) => name <= migration);
}

export const migrateAfter = (transaction: Database, migration: string): Promise<void> =>
  migrateWithin(transaction, (name) => name > migration);

/** Kysely's own migrator does not run within a transaction of SQLite. It leaves the table of applied migrations as it is. */
async function migrateWithin(transaction: Database, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, { up }] of Object.entries(migrations)) if (isWanted(name)) await up(transaction);
}
