import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { type PostgresServer, startPostgres } from '#tests/kit/postgres-server.ts';
import { Relay } from '#tests/kit/relay.ts';
import { startReplica } from '#tests/kit/replica-server.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import { keepWriting, type Writing } from '#tests/kit/writers.ts';

let postgres: PostgresServer;
let relay: Relay;
let name: string;
let data: ReturnType<typeof dataFolder>;
let server: ServerProcess;
let writing: Writing;

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off', 'wal_keep_size=512MB']);
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  name = `test_${randomBytes(6).toString('hex')}`;
  await postgres.createDatabase(name);
  relay = new Relay(new URL(postgres.url));
  await relay.mend();
  data = dataFolder();
  const address = new URL(`${postgres.url}/${name}`);
  address.port = String(relay.port);
  server = await startServerProcess({ DATA_DIR: data.folder, DATABASE_URL: address.href, TRUST_PROXY: '1' });
  writing = keepWriting(server);
});
afterEach(async () => {
  await writing.stop();
  await server.end('SIGKILL');
  await relay.cut();
  data.remove();
});

async function inDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: `${url}/${name}` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ready = async () => (await fetch(`${server.url}/api/ready`)).status;
const readyAgain = () => eventually(async () => expect(await ready()).toBe(200), { within: 5_000 });
const more = async () => {
  const before = writing.acknowledged.length;
  await eventually(() => expect(writing.acknowledged.length).toBeGreaterThan(before + 20), { within: 10_000 });
};

/** The same process answers, everything that it acknowledged is there, and nobody was answered but yes or 'come again'. */
async function expectNothingLost(url = postgres.url): Promise<void> {
  await writing.stop();
  expect(server.process.exitCode).toBeNull();
  const stored = await inDatabase(url, (client) => client.query('select id from "emailVerification"'));
  const ids = new Set(stored.rows.map(({ id }) => id));
  expect(writing.acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.keys(writing.statuses).filter((status) => !['200', '503'].includes(status))).toEqual([]);
}

describe('a server that writes, and whose connections break', () => {
  it('lives on when every one of them is ended each 200 ms', async () => {
    await inDatabase(postgres.url, async (client) => {
      for (let round = 0; round < 20; round += 1) {
        await setTimeout(200);
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
          [name],
        );
      }
    });
    await readyAgain();
    await more();
    await expectNothingLost();
  });

  it('lives on when PostgreSQL is restarted, softly, at once or killed', async () => {
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      await more();
      await postgres.restart(signal);
      await readyAgain();
    }
    await more();
    await expectNothingLost();
  });

  it('goes on where the database has moved to', async () => {
    const replica = await startReplica(postgres.url);
    await more();
    await relay.cut();
    await replica.followed();
    await replica.promote();
    relay.moveTo(new URL(replica.url));
    await relay.mend();
    await readyAgain();
    await more();
    await expectNothingLost(replica.url);
    await replica.stop();
  });
});
