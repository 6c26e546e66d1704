import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inject } from 'vitest';
import { prepareDataFolder } from '#server/db/data-folder.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Platform } from '#server/db/platform.ts';
import type { Database, Tables } from '#server/db/tables.ts';
import type { Config } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { configOf } from './config-of.ts';
import { copyDatabase, createDatabase } from './postgres-databases.ts';

/** Writes what a database holds when a test begins. */
export type Beginning = (database: Database, platform: Platform) => Promise<unknown>;

type Place = (dataDir: string) => Promise<Record<string, string>>;

/** An empty database of the kind that is tested; none where SQLite makes its own. */
export async function makeDatabase(): Promise<Record<string, string>> {
  if (process.env.VAYA_TEST_DATABASE !== 'postgres') return {};
  return { DATABASE_URL: await createDatabase(inject('postgresUrl')) };
}

const places = new Map<Beginning | null, Promise<Place>>();

/** Puts a database in the newest shape where a server will look for it: each is written once, and copied from then on. */
export async function placeDatabase(dataDir: string, beginning: Beginning | null): Promise<Record<string, string>> {
  const place = places.get(beginning) ?? write(beginning);
  places.set(beginning, place);
  return (await place)(dataDir);
}

async function write(beginning: Beginning | null): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'vaya-beginning-'));
  const env = await makeDatabase();
  const config = configOf({ DATA_DIR: folder, ...env });
  const platform = beginning ? await openPlatform(config, silentLog) : null;
  const database = platform?.database ?? (await shape(config));
  if (platform) await beginning?.(database, platform);
  await database.destroy();
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ path: relative(folder, file), bytes: readFileSync(file) }));
  rmSync(folder, { recursive: true });
  return async (dataDir) => {
    for (const { path, bytes } of kept) {
      mkdirSync(dirname(join(dataDir, path)), { recursive: true });
      writeFileSync(join(dataDir, path), bytes, { mode: 0o600 });
    }
    return env.DATABASE_URL ? { DATABASE_URL: await copyDatabase(env.DATABASE_URL) } : {};
  };
}

/** What the first start of a server makes, for commands that are run without one. */
export async function makeTables(env: Record<string, string>): Promise<void> {
  const config = configOf(env);
  prepareDataFolder(config);
  const database = await shape(config);
  await database.destroy();
}

/** Nobody's yet: its key is made, or given, when a server is started on it. */
async function shape({ database: place }: Config): Promise<Database> {
  const { database } = openDatabase<Tables>(place, 'command');
  await migrate(database, migrations);
  return database;
}
