import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { findFingerprint } from '#server/installation/installation.store.ts';
import { replaceMasterKeyCommand } from '#server/installation/replace-master-key.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { DatabaseAway } from '#server/platform/database/database-away.ts';
import { lockDatabase } from '#server/platform/database/presence.ts';
import { holdAlone } from '#server/platform/hold-database.ts';
import { fingerprintOf } from '#server/platform/secrets.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';
import { freePort } from '#tests/kit/postgres-server.ts';
import { Relay } from '#tests/kit/relay.ts';
import { cli, dataFolder, endOf } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data.remove());

const key = () => randomBytes(32).toString('base64url');

describe('a command that has the database alone, and PostgreSQL is away', () => {
  it.each(['127.0.0.1', 'localhost'])('says so in one sentence: %s', async (host) => {
    const env = { DATA_DIR: data.folder, DATABASE_URL: `postgres://vaya:vaya@${host}:${await freePort()}/vaya` };
    const keys = { VAYA_KEY: key(), VAYA_NEW_KEY: key() };
    const command = spawn(process.execPath, [...cli, 'keys', 'replace'], {
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...env, ...keys },
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
  const old = key();
  const env = () => ({ DATA_DIR: data.folder, VAYA_KEY: old });
  let url: string;
  beforeEach(async () => {
    url = await createDatabase(inject('postgresUrl'));
  });

  const say = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  /** As the command line does it; whoever was lost is seen to be gone after a moment. */
  async function replaceKey(meanwhile = async () => {}): Promise<void> {
    const config = configOf({ ...env(), DATABASE_URL: url, VAYA_NEW_KEY: key() });
    const hold = await eventually(() => holdAlone(config));
    const platform = await openPlatform(config, silentLog, 'lone command', { beforeCommit: hold.confirm });
    await meanwhile();
    try {
      await replaceMasterKeyCommand(platform);
    } finally {
      await platform.database.destroy();
      await hold.release();
    }
  }

  it.each(['server', 'command'] as const)('leaves none to a %s that goes on under the old key', async (opener) => {
    const relay = new Relay(new URL(url));
    await relay.mend();
    const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port: relay.port });
    const { database } = await openPlatform(configOf({ ...env(), DATABASE_URL: address.href }), silentLog, opener);
    await relay.cut();
    await replaceKey();
    await relay.mend();
    const asked = () => sql`select 1`.execute(database);
    for (const _ of [1, 2]) await expect(asked()).rejects.toThrow('this database is under another master key by now');
    await database.destroy();
    await relay.cut();
  });

  it('changes nothing where its own lock was lost', async () => {
    const { database, secrets } = await openPlatform(configOf({ ...env(), DATABASE_URL: url }), silentLog);
    await database.destroy();
    const lose = () =>
      say(`select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
        and database = (select oid from pg_database where datname = current_database())`);
    await expect(replaceKey(lose)).rejects.toThrow(/^Others may have come to this database meanwhile, so nothing is/);
    const after = await openPlatform(configOf({ ...env(), DATABASE_URL: url }), silentLog);
    expect(await findFingerprint(after.database)).toBe(fingerprintOf(secrets));
    await after.database.destroy();
  });

  it('keeps its lock where idle sessions are ended', async () => {
    await say(`alter database ${new URL(url).pathname.slice(1)} set idle_session_timeout = 500`);
    await replaceKey(() => setTimeout(1_500));
  });
});
