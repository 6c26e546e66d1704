import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockAlone, lockDataFolder, lockSharedForCommand } from '#server/db/data-folder.ts';
import { features } from '#server/features.ts';
import type { Config } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { backUpCommand, restoreCommand } from '#server/ops/backup.commands.ts';
import { makeDatabase } from '#tests/kit/beginnings.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { dataFolder } from '#tests/kit/server-process.ts';

const isPostgres = process.env.VAYA_TEST_DATABASE === 'postgres';
let [one, other]: ReturnType<typeof dataFolder>[] = [];
let config: Config;
/** Another machine's: a folder of its own, on the same database. */
let elsewhere: Config;
beforeEach(async () => {
  [one, other] = [dataFolder(), dataFolder()];
  const database = await makeDatabase();
  const key = { VAYA_KEYS: 'k1:AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK-2vcTL0tk' };
  config = configOf({ DATA_DIR: one?.folder ?? '', ...key, ...database });
  elsewhere = configOf({ DATA_DIR: other?.folder ?? '', ...key, ...database });
  await (await openPlatform(config, silentLog)).database.destroy();
});
afterEach(() => {
  one?.remove();
  other?.remove();
});

const open = (as: 'server' | 'command', where = config) => openPlatform(where, silentLog, as);

describe('a command that has the database alone', () => {
  it('is a restore', () => {
    const commands = features.flatMap((feature) => feature.commands ?? []);
    expect(commands.filter(({ isAlone }) => isAlone).map(({ words }) => words)).toEqual(['restore']);
  });

  it('begins where no server runs on its folder, and keeps one from starting', async () => {
    const server = lockDataFolder(config);
    await expect(lockAlone(config)).rejects.toThrow(`A server is running on ${config.dataDir}: stop it first.`);
    server?.release();
    const lock = await lockAlone(config);
    expect(lockDataFolder(config)).toBeNull();
    await lock.release();
    lockDataFolder(config)?.release();
  });

  it('begins where no other command is under way, and keeps one from beginning', async () => {
    const [first, second] = [lockSharedForCommand(config), lockSharedForCommand(config)];
    await expect(lockAlone(config)).rejects.toThrow(`Another command is running on ${config.dataDir}: wait for it.`);
    await first.release();
    await expect(lockAlone(config)).rejects.toThrow('Another command');
    await second.release();
    const lock = await lockAlone(config);
    expect(() => lockSharedForCommand(config)).toThrow(`A command has ${config.dataDir} to itself: wait for it.`);
    await expect(lockAlone(config)).rejects.toThrow('A server is running');
    await lock.release();
    await lockSharedForCommand(config).release();
  });

  it.runIf(isPostgres)('does so whichever machine they run on', async () => {
    const said = 'A server or another command is running on this database: stop it first.';
    for (const as of ['server', 'command'] as const) {
      const theirs = await open(as, elsewhere);
      await expect(lockAlone(config)).rejects.toThrow(said);
      await theirs.database.destroy();
    }
    const lock = await lockAlone(config);
    for (const as of ['server', 'command'] as const)
      await expect(open(as, elsewhere)).rejects.toThrow('a command has this database to itself');
    await lock.release();
    await (await open('server', elsewhere)).database.destroy();
  });

  it('does its work', async () => {
    const file = `${one?.folder}/all.backup`;
    const beside = await open('command');
    await backUpCommand(beside, { rest: [file] });
    await beside.database.destroy();
    const lock = await lockAlone(config);
    const alone = await openPlatform(config, silentLog, 'lone command');
    const done = await restoreCommand(alone, { replace: true, rest: [file] });
    expect(done).toMatch(/^Restored \d+ rows and \d+ files of pictures of .*\. Everyone is signed out/);
    await alone.database.destroy();
    await lock.release();
  });
});
