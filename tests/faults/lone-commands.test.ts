import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { backUpCommand, restoreCommand } from '#server/backup/backup.commands.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { DatabaseAway } from '#server/platform/database/database-away.ts';
import { lockDatabase } from '#server/platform/database/presence.ts';
import { holdAlone } from '#server/platform/hold-database.ts';
import { newKey } from '#server/platform/key-ring.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';
import { freePort } from '#tests/kit/postgres-server.ts';
import { cli, dataFolder, endOf } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data.remove());

describe('a command that has the database alone, and PostgreSQL is away', () => {
  it.each(['127.0.0.1', 'localhost'])('says so in one sentence: %s', async (host) => {
    const env = { DATA_DIR: data.folder, DATABASE_URL: `postgres://vaya:vaya@${host}:${await freePort()}/vaya` };
    const command = spawn(process.execPath, [...cli, 'restore', 'all.vaya'], {
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...env },
    });
    const { code, said } = await endOf(command);
    expect(said).toMatch(/^The database cannot be used: connect ECONNREFUSED .+\.\n$/);
    expect(code).toBe(1);
  });

  it('does not wait for ever for one that is silent', async () => {
    const silent = createServer(() => {});
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    const url = `postgres://vaya:vaya@127.0.0.1:${port}/vaya`;
    await expect(lockDatabase({ kind: 'postgres', url })).rejects.toThrow(DatabaseAway);
    silent.close();
  });
});

describe('a command that has the database alone, and connections that are lost', () => {
  const key = newKey();
  const configOfCommand = () => configOf({ DATA_DIR: data.folder, VAYA_KEYS: key, DATABASE_URL: url });
  const rest = () => [join(data.folder, 'all.vaya')];
  let url: string;
  beforeEach(async () => {
    url = await createDatabase(inject('postgresUrl'));
    const platform = await openPlatform(configOfCommand(), silentLog);
    await backUpCommand(platform, { rest: rest() });
    await platform.database.destroy();
  });

  const say = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  /** As the command line does it; whoever was lost is seen to be gone after a moment. */
  async function restore(meanwhile: () => Promise<void>): Promise<void> {
    const config = configOfCommand();
    const hold = await eventually(() => holdAlone(config));
    const platform = await openPlatform(config, silentLog, 'lone command', { beforeCommit: hold.confirm });
    await meanwhile();
    try {
      await restoreCommand(platform, { rest: rest(), replace: true });
    } finally {
      await platform.database.destroy();
      await hold.release();
    }
  }

  it('changes nothing where its own lock was lost', async () => {
    const lose = () =>
      say(`select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
        and database = (select oid from pg_database where datname = current_database())`);
    await expect(restore(lose)).rejects.toThrow(/^Others may have come to this database meanwhile, so nothing is/);
    const { database } = await openPlatform(configOfCommand(), silentLog);
    expect(await database.selectFrom('auditEntry').select('action').execute()).toEqual([{ action: 'backup.make' }]);
    await database.destroy();
  });

  it('keeps its lock where idle sessions are ended', async () => {
    await say(`alter database ${new URL(url).pathname.slice(1)} set idle_session_timeout = 500`);
    await restore(() => setTimeout(1_500));
  });
});
