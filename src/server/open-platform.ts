import { sql } from 'kysely';
import { withDemoPictures } from '#demo/demo-pictures.ts';
import { openSecrets } from './installation/open-secrets.ts';
import { lastReady } from './installation/readiness.ts';
import { migrations } from './migrations/all.ts';
import { steadyClock } from './platform/clock.ts';
import { Refusal } from './platform/command.ts';
import type { Config } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import { migrate, shapeOf } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { patiently } from './platform/database/patiently.ts';
import { ticksOf } from './platform/database/ticks.ts';
import { ofCommands, ofLoneCommands, ofServers, type Use } from './platform/database/use.ts';
import { openMediaStore } from './platform/media-store.ts';
import type { Log, Platform } from './platform/platform.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Database, Tables } from './tables.ts';

type Opener = 'server' | 'command' | 'lone command';

const uses = ({ standstill }: Config): Record<Opener, Use> => ({
  server: ofServers,
  command: { ...ofCommands, standstill },
  'lone command': ofLoneCommands,
});

/** Everything that a server or a command stands on: folder, key, and a database in its newest shape. */
export async function openPlatform(
  config: Config,
  log: Log,
  opener: Opener = 'server',
  more: Pick<Use, 'beforeCommit' | 'confirmOnly'> = {},
): Promise<Platform> {
  prepareDataFolder(config);
  const use = uses(config)[opener];
  const patient = opener === 'server' ? ofCommands : use;
  const secrets = await patiently<Tables, Secrets>(config.database, patient, async (database) => {
    await bringUpToDate(database, opener);
    return openSecrets(config, database);
  });
  const database = openDatabase<Tables>(config.database, { ...use, ...more });
  // From here on a server is seen by who would have this database alone, or does not start.
  await sql`select 1`.execute(database);
  const ticks = await ticksOf(database, config.database);
  const now = steadyClock(ticks, await lastReady(database));
  const platform: Omit<Platform, 'media'> = { config, database, secrets, log, now, trueTime: ticks.time };
  return Object.assign(platform, { media: withDemoPictures(openMediaStore(config), platform) });
}

/** A server may be running on what a command finds: it makes a database, and changes none. */
async function bringUpToDate(database: Database, opener: Opener): Promise<void> {
  const shape = await shapeOf(database, migrations);
  if (shape === '0.1')
    throw new Refusal(
      'This database was made by Vaya 0.1. Version 0.2 starts with an empty database: use another DATA_DIR or DATABASE_URL.',
    );
  if (shape === 'newer')
    throw new Refusal('This database was made by a newer version of Vaya: start that version, or a newer one still.');
  if (shape === 'older' && opener !== 'server')
    throw new Refusal(
      'This database is of an older version of Vaya: start the server once, which brings it up to date.',
    );
  if (shape !== 'current') await migrate(database, migrations);
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
