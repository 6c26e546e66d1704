import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { withDemoPictures } from '#demo/demo-pictures.ts';
import { prepareDataFolder } from './db/data-folder.ts';
import { migrate, shapeOf } from './db/migrate.ts';
import { migrations } from './db/migrations/all.ts';
import { type Client, openDatabase, withoutTimeouts } from './db/open-database.ts';
import type { Log, Platform } from './db/platform.ts';
import { databaseProblems } from './db/postgres.ts';
import type { Database, Tables } from './db/tables.ts';
import { features } from './features.ts';
import type { Config } from './lib/config.ts';
import { OperatorError } from './lib/errors.ts';
import { openMediaStore } from './lib/media-store.ts';
import type { Secrets } from './lib/secrets.ts';
import { openSecrets } from './ops/open-secrets.ts';

/** Opens the folder, the secrets and an up-to-date database. */
export async function openPlatform(config: Config, log: Log, client: Client = 'server'): Promise<Platform> {
  prepareDataFolder(config);
  const secrets = await withoutTimeouts<Tables, Secrets>(
    config.database,
    async (database) => {
      await bringUpToDate(config, database, client);
      return openSecrets(config, database);
    },
    client === 'server' ? 'command' : client,
  );
  const { database, pool } = openDatabase<Tables>(config.database, client);
  // A pool connects lazily: a server must hold its presence lock before it is said to be open.
  await sql`select 1`.execute(database);
  const platform: Omit<Platform, 'media'> = {
    config,
    database,
    pool,
    secrets,
    log,
    subscriptions: features.flatMap(({ on }) => on ?? []),
    now: Date.now,
  };
  return Object.assign(platform, { media: withDemoPictures(openMediaStore(config), platform) });
}

/** A server may be running on what a command finds: only a server migrates, and a command that runs alone may fill an empty database. */
async function bringUpToDate(config: Config, database: Database, client: Client): Promise<void> {
  const shape = await shapeOf(database, migrations);
  if (shape === '0.1')
    throw new OperatorError(
      'This database was made by Vaya 0.1. Version 0.2 starts with an empty database: use another DATA_DIR or DATABASE_URL.',
    );
  if (shape === 'newer')
    throw new OperatorError(
      'This database was made by a newer version of Vaya: start that version, or a newer one still.',
    );
  if (shape === 'empty' && client === 'command') throw noDatabase(config);
  if (shape === 'older' && client !== 'server')
    throw new OperatorError(
      'This database is of an older version of Vaya: start the server once, which brings it up to date.',
    );
  if (shape === 'current') return;
  const problems = await databaseProblems(database);
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  await migrate(database, migrations);
}

/** Before a command makes so much as a folder: without the settings of the service it would work on another database. */
export async function refuseMissingDatabase(config: Config): Promise<void> {
  const { database: address } = config;
  const isMissing =
    address.kind === 'sqlite'
      ? !existsSync(address.file)
      : await withoutTimeouts<Tables, boolean>(
          address,
          async (database) => (await shapeOf(database, migrations)) === 'empty',
        );
  if (isMissing) throw noDatabase(config);
}

const noDatabase = ({ database, dataDir }: Config): OperatorError =>
  new OperatorError(
    database.kind === 'sqlite'
      ? `There is no database in ${dataDir}. Are the settings of the service missing?`
      : 'The database of DATABASE_URL is empty. Are the settings of the service right? The first start of the server makes its tables.',
  );

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
