import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';

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
