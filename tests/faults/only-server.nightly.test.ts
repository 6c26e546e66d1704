import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { OnlyServer } from '#server/platform/database/only-server.ts';
import { newKey } from '#server/platform/key-ring.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';
import { Relay } from '#tests/kit/relay.ts';
import { dataFolder, endOf, spawnServer, startServerProcess } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data.remove());

const refused = async (env: Record<string, string>, sentence: string) =>
  expect(await endOf(spawnServer({ DATA_DIR: data.folder, ...env }))).toEqual({ code: 1, said: `${sentence}\n` });

/** The process ids of the connections that hold the lock of the only server. */
const holdersOfOnly = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
};

/** Ends the connections that hold that lock, as a broken network does. */
async function loseOnly(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const pid of await holdersOfOnly(url)) await client.query('select pg_terminate_backend($1, 5000)', [pid]);
  await client.end();
}

it('a start next to the only server is refused, and so is a start as the only server next to another', async () => {
  const env = {
    DATABASE_URL: await createDatabase(inject('postgresUrl')),
    VAYA_KEYS: newKey(),
  };
  const only = { ...env, VAYA_PROCESSES: 'one' };
  const other = dataFolder();
  const another =
    'Another server is running on this database, and VAYA_PROCESSES=one says that this one is alone: stop it first, or give all of them the S3_… settings.';
  const first = await startServerProcess({ ...only, DATA_DIR: other.folder });
  await refused(only, another);
  await refused(env, 'The database cannot be used: a server runs on it that VAYA_PROCESSES=one says is alone.');
  await loseOnly(env.DATABASE_URL);
  await eventually(async () => expect(await holdersOfOnly(env.DATABASE_URL)).toHaveLength(1));
  await refused(only, another);
  await first.end('SIGTERM');
  const many = await startServerProcess({ ...env, DATA_DIR: other.folder });
  await refused(only, another);
  await many.end('SIGKILL');
  const last = await startServerProcess({ ...only, DATA_DIR: data.folder });
  await last.end('SIGTERM');
  other.remove();
});

it('the only server gets no connections after another server took over while it was cut off', async () => {
  const url = await createDatabase(inject('postgresUrl'));
  const relay = new Relay(new URL(url));
  await relay.mend();
  const through = Object.assign(new URL(url), { hostname: '127.0.0.1', port: relay.port }).href;
  const [first, second] = [new OnlyServer(through), new OnlyServer(url)];
  await first.confirm();
  await relay.cut();
  await eventually(() => second.confirm());
  await relay.mend();
  await expect(first.confirm()).rejects.toThrow('another server runs on this database');
  await second.release();
  await eventually(() => first.confirm());
  await first.release();
  await relay.cut();
});
