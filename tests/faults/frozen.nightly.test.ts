import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey } from '#server/lib/key-ring.ts';
import { askAgain, askWhileBusy } from '#tests/kit/ask-again.ts';
import { makeTables } from '#tests/kit/beginnings.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { type PostgresServer, startPostgres } from '#tests/kit/postgres-server.ts';
import { recoveryCodesSaid } from '#tests/kit/second-factor.ts';
import { cli, dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

let postgres: PostgresServer;
let url: string;
let folders: ReturnType<typeof dataFolder>[];
let servers: ServerProcess[];
let other: pg.Client;
let env: Record<string, string | undefined>;
let recoveryCodes: string[];
const password = 'open-sesame-1';

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off']);
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await postgres.createDatabase(name);
  url = `${postgres.url}/${name}`;
  folders = [dataFolder(), dataFolder()];
  const key = { DATABASE_URL: url, VAYA_KEYS: newKey() };
  const [first] = folders;
  env = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...key, DATA_DIR: first?.folder };
  await makeTables({ ...key, DATA_DIR: first?.folder ?? '' });
  const staff = ['staff', 'add', '--username', 'ada', '--email', 'ada@mail.example', '--name', 'Ada'];
  const said = execFileSync(process.execPath, [...cli, ...staff, '--password-stdin'], {
    env,
    input: password,
    encoding: 'utf8',
  });
  recoveryCodes = recoveryCodesSaid(said);
  servers = await Promise.all(folders.map(({ folder }) => startServerProcess({ ...key, DATA_DIR: folder })));
  other = new pg.Client({ connectionString: url });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  for (const server of servers) await server.end('SIGKILL');
  for (const folder of folders) folder.remove();
});

const headersAt = async (server: ServerProcess) => {
  const ask = (path: string, body: object) =>
    askAgain(() =>
      fetch(`${server.url}/api/auth${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
  const { ticket } = await (await ask('/login', { username: 'ada', password })).json();
  const { accessToken } = await (await ask('/login/confirm', { ticket, code: recoveryCodes.pop() })).json();
  return { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
};

/** A deed of staff: it takes the head of the audit trail, as every other one does. */
const invite = (server: ServerProcess, headers: Record<string, string>, username: string) =>
  fetch(`${server.url}/api/admin/sponsors`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Blue Bay', username, email: `${username}@mail.example` }),
    headers,
  });

/** Within a transaction who is there is told as at the first look, unless that is forgotten. */
const waitsForLock = async () => {
  await other.query('select pg_stat_clear_snapshot()');
  const { rows } = await other.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

/** On a busy machine a wait for a lock may be over before it was seen. */
function keepAsking(ask: () => Promise<unknown>): () => void {
  let isAsking = true;
  const askOn = async () => {
    while (isAsking) await ask().catch(() => {});
  };
  void askOn();
  return () => {
    isAsking = false;
  };
}

describe('a server that is frozen in the middle of a transaction', () => {
  it('does not hold up the others while it is frozen', async () => {
    const [frozen, sound] = servers;
    if (!frozen || !sound) throw new Error('Two servers are needed.');
    const [frozenHeaders, headers] = [await headersAt(frozen), await headersAt(sound)];
    expect((await askAgain(() => invite(sound, headers, 'bluebayzero'))).status).toBe(200);
    await other.query('begin; select * from "auditHead" for update');
    const stopAsking = keepAsking(() => invite(frozen, frozenHeaders, 'bluebayfrozen'));
    await eventually(async () => expect(await waitsForLock()).toBe(true));
    frozen.process.kill('SIGSTOP');
    stopAsking();
    await other.query('rollback');

    const during = await askWhileBusy(() => invite(sound, headers, 'bluebayone'));
    expect([during.status, during.headers.get('retry-after')]).toEqual([503, '5']);
    await eventually(async () => expect((await invite(sound, headers, 'bluebaytwo')).status).toBe(200));

    frozen.process.kill('SIGCONT');
    await eventually(async () => expect((await invite(frozen, frozenHeaders, 'bluebaythree')).status).toBe(200));
    expect(frozen.process.exitCode).toBeNull();
  });
});
