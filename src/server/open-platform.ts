import type { Tables } from './database.ts';
import { openMediaStore } from './media/media-store.ts';
import { migrations } from './migrations/all.ts';
import type { Config } from './platform/config.ts';
import { prepareDataFolder, readMasterKey } from './platform/data-folder.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Log, Platform } from './platform/platform.ts';
import { secretsFrom } from './platform/secrets.ts';

/** Everything that a server or a command stands on: folder, key, and a database in its newest shape. */
export async function openPlatform(config: Config, log: Log): Promise<Platform> {
  prepareDataFolder(config);
  const secrets = secretsFrom(readMasterKey(config));
  const database = openDatabase<Tables>(config.database);
  await migrate(database, migrations);
  return { config, database, secrets, media: openMediaStore(config), log, now: Date.now };
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
