import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Brings a database to the newest shape; does nothing where it is there already. */
export async function migrate<Tables>(database: Kysely<Tables>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
