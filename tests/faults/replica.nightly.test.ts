import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { backUp, restore } from '#server/backup/backup.service.ts';
import { newKey } from '#server/platform/key-ring.ts';
import { staffHands } from '#tests/kit/applicant.ts';
import { askAgain } from '#tests/kit/ask-again.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { type PostgresServer, startPostgres } from '#tests/kit/postgres-server.ts';
import { Relay } from '#tests/kit/relay.ts';
import { type ReplicaServer, startReplica } from '#tests/kit/replica-server.ts';
import { plantSecondFactor } from '#tests/kit/second-factor.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

let primary: PostgresServer;
let replica: ReplicaServer;
let relay: Relay;
let env: Record<string, string>;
let server: TestServer;
let staff: Awaited<ReturnType<typeof staffHands>>;
let sponsor: Record<string, string>;
let ids: string[];
let said: string[];
const count = 60;

beforeAll(async () => {
  primary = await startPostgres(['fsync=off', 'wal_keep_size=512MB']);
});
afterAll(() => primary.stop());

beforeEach(async () => {
  replica = await startReplica(primary.url);
  relay = new Relay(new URL(replica.url));
  await relay.mend();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await primary.createDatabase(name);
  const readUrl = new URL(`${replica.url}/${name}`);
  readUrl.port = String(relay.port);
  const key = newKey();
  env = { DATABASE_URL: `${primary.url}/${name}`, VAYA_READ_URL: readUrl.href, VAYA_KEYS: key };
  server = await startTestServer({}, env);
  said = [];
  const note = (_: object, message: string) => void said.push(message);
  server.platform.log = { info: note, warn: note, error: note };
  await list(1, count);
  const { id: keeper } = await server.createAccount({ role: 'staff', username: 'keeper' });
  staff = await staffHands(server, 'keeper');
  await plantSecondFactor(server.platform, keeper);
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  sponsor = await signInSponsor();
  ids = (await search(server)).ids;
  await replica.followed();
});
afterEach(async () => {
  await server.stop();
  await relay.cut();
  await replica.stop();
});

async function signInSponsor(): Promise<Record<string, string>> {
  const { body } = await server.post('/api/sponsor/auth/login', { username: 'bluebay', password: 'open-sesame-1' });
  return { authorization: `Bearer ${body.accessToken}` };
}

const list = (first: number, more: number) =>
  server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 5, first, count: more, now: server.clock.now }));
const move = (id: string, wish: 'suspend' | 'reinstate', at = server.url) =>
  askAgain(() =>
    fetch(`${at}/api/admin/creators/${id}/moves`, {
      method: 'POST',
      body: JSON.stringify({ move: wish }),
      headers: { ...staff.headers, 'content-type': 'application/json' },
    }),
  );

async function search({ url }: { url: string }) {
  const response = await fetch(`${url}/api/creator?limit=100`, { headers: sponsor });
  const { data, total } = await response.json();
  const found: string[] = data?.map(({ _id }: { _id: string }) => _id);
  return { status: response.status, total, ids: found };
}
const profileStatus = async ({ url }: { url: string }, id: string) => (await fetch(`${url}/api/creator/${id}`)).status;

/** What is seen of the directory, and of one of its creators, by somebody who comes again where the server is busy. */
const seen = async (at: { url: string }, id: string) => {
  const [found, profile] = await Promise.all([
    askAgain(() => fetch(`${at.url}/api/creator?limit=100`, { headers: sponsor })),
    askAgain(() => fetch(`${at.url}/api/creator/${id}`)),
  ]);
  const { data, total } = await found.json();
  return { total, isFound: data.some(({ _id }: { _id: string }) => _id === id), profile: profile.status };
};

/** While nobody can read the directory's rows at the primary. */
async function whileThePrimaryIsShut(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await replica.followed();
  await replica.pause();
  await client.query('begin');
  await client.query('lock table "directoryEntry" in access exclusive mode');
  try {
    await work();
  } finally {
    await client.query('rollback');
    await client.end();
    await replica.resume();
  }
}

describe('a replica', () => {
  it('answers searches and profiles, of a process that starts as well: not one row is read at the primary', async () => {
    const other = await startTestServer({}, env);
    await whileThePrimaryIsShut(async () => {
      for (const process of [server, other])
        expect(await seen(process, ids[0] ?? '')).toEqual({ total: count, isFound: true, profile: 200 });
    });
    await other.stop();
  });

  it('that is behind hides nothing: what was written is seen by the next search and profile of every process', async () => {
    const other = await startTestServer({}, env);
    const [id = ''] = ids;
    await replica.pause();
    await move(id, 'suspend');
    for (const process of [other, server])
      expect(await seen(process, id)).toEqual({ total: count - 1, isFound: false, profile: 404 });
    await move(id, 'reinstate');
    for (const process of [other, server])
      expect(await seen(process, id)).toEqual({ total: count, isFound: true, profile: 200 });
    await list(500, 7);
    const newcomers = (await search(other)).ids.filter((found) => !ids.includes(found));
    expect(newcomers).toHaveLength(7);
    expect(await seen(server, newcomers[0] ?? '')).toEqual({ total: count + 7, isFound: true, profile: 200 });
    await other.stop();
  });

  it('that is behind does not tell a visitor what a creator has just hidden', async () => {
    const { id, owner } = await startBlog(server, { username: 'mira', number: 900 });
    const contacts = async () => {
      const { status, body } = await server.get(`/api/creator/${id}`);
      return [status, 'email' in body, 'phoneNumber' in body];
    };
    await replica.followed();
    expect(await contacts()).toEqual([200, true, true]);
    await replica.pause();
    await server.post(`/api/creator/${id}/blog-config`, { showEmail: false, showPhoneNumber: false }, owner);
    expect(await contacts()).toEqual([200, false, false]);
    await replica.resume();
  });

  it('that has caught up is read again', async () => {
    const [id = ''] = ids;
    await replica.pause();
    await move(id, 'suspend');
    expect(await seen(server, id)).toEqual({ total: count - 1, isFound: false, profile: 404 });
    await replica.resume();
    await whileThePrimaryIsShut(async () => {
      expect(await seen(server, id)).toEqual({ total: count - 1, isFound: false, profile: 404 });
      expect(await profileStatus(server, ids[1] ?? '')).toBe(200);
    });
  });

  it('that is behind a restore does not bring back what was replaced', async () => {
    const data = dataFolder();
    const [id = ''] = ids;
    await backUp(server.platform, join(data.folder, 'all.backup'));
    await move(id, 'suspend');
    expect(await seen(server, id)).toEqual({ total: count - 1, isFound: false, profile: 404 });
    await replica.followed();
    await replica.pause();
    await restore(server.platform, join(data.folder, 'all.backup'), true);
    sponsor = await signInSponsor();
    expect(await seen(server, id)).toEqual({ total: count, isFound: true, profile: 200 });
    await replica.resume();
    await whileThePrimaryIsShut(async () =>
      expect(await seen(server, id)).toEqual({ total: count, isFound: true, profile: 200 }),
    );
    data.remove();
  });

  it('that is killed is missed by nobody, and said once', async () => {
    await replica.kill();
    const statuses = new Set<number>();
    for (let time = 0; time < 40; time += 1) {
      statuses.add((await search(server)).status);
      statuses.add(await profileStatus(server, ids[0] ?? ''));
    }
    expect([...statuses]).toEqual([200]);
    expect(said).toEqual(['the replica is away, its reads go to the primary']);
  });

  it('that no longer answers is asked by one request alone, and used again once it answers', async () => {
    relay.silence(true);
    expect((await search(server)).total).toBe(count);
    const { calls } = relay;
    for (let time = 0; time < 20; time += 1) expect((await search(server)).total).toBe(count);
    expect(relay.calls).toBe(calls);
    await relay.cut();
    await relay.mend();
    expect((await search(server)).total).toBe(count);
    expect(said).toEqual(['the replica is away, its reads go to the primary']);
    server.clock.now += 5_000;
    expect((await search(server)).total).toBe(count);
    await eventually(() => expect(said).toHaveLength(2));
    expect(said[1]).toBe('the replica is back');
    await whileThePrimaryIsShut(async () => expect((await search(server)).total).toBe(count));
  });
});

describe('two processes of their own', () => {
  const folders: ReturnType<typeof dataFolder>[] = [];
  const processes: ServerProcess[] = [];
  const start = async () => {
    const data = dataFolder();
    folders.push(data);
    const process = await startServerProcess({ ...env, DATA_DIR: data.folder });
    processes.push(process);
    return process;
  };
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((process) => process.end('SIGTERM')));
    for (const { remove } of folders.splice(0)) remove();
  });

  it('see at once what either writes, while the replica follows, is behind, and is gone', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const turns = async () => {
      for (const [writer, reader] of [
        [one, other],
        [other, one],
      ] as const)
        for (const id of ids.slice(0, 3)) {
          expect((await move(id, 'suspend', writer.url)).status).toBe(200);
          expect(await seen(reader, id)).toEqual({ total: count - 1, isFound: false, profile: 404 });
          expect((await move(id, 'reinstate', writer.url)).status).toBe(200);
          expect(await seen(reader, id)).toEqual({ total: count, isFound: true, profile: 200 });
        }
    };
    await turns();
    await replica.pause();
    await turns();
    await replica.resume();
    await whileThePrimaryIsShut(async () => {
      for (const process of [one, other]) expect((await seen(process, ids[0] ?? '')).profile).toBe(200);
    });
    await replica.kill();
    await turns();
  });
});
