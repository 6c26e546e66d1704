import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeApplication, sendApplication, verifyEmail } from '#tests/kit/applicant.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

const isPostgres = process.env.VAYA_TEST_DATABASE === 'postgres';
let server: TestServer;
let lines: string[];
const start = async (env: Record<string, string> = {}) => {
  lines = [];
  return startTestServer({ logStream: { write: (line) => void lines.push(line) } }, { LOG_LEVEL: 'warn', ...env });
};
beforeEach(async () => {
  server = await start();
});
afterEach(() => server.stop());

const say = (text: string) => sql.raw(text).execute(server.platform.database);
const sendCode = () => server.post('/api/creator/send-verification-email', { email: 'mia@mail.example' });
/** For so long it is told to others that somebody could write; the rest is for a busy machine. */
const aSecond = 2_500;
const ready = async () => (await server.get('/api/ready')).status;
/** What was logged until then, as that it is not ready yet, is not what is tested. */
const isReadySoon = async () => {
  await eventually(async () => expect(await ready()).toBe(200));
  lines = [];
};
const seen = ({ status, body, headers }: Answer) => [status, body.code, headers.get('retry-after')];
const notNow = [503, 'unavailable', '5'];
const logged = (): string[] => lines.map((line) => JSON.parse(line)).map(({ msg, cause }) => `${msg}: ${cause}`);

describe('what the database refuses for the time being', () => {
  it.runIf(isPostgres).each([
    ['a connection that failed', '08006'],
    ['a full disk', '53100'],
    ['no memory', '53200'],
    ['no slot', '53300'],
    ['a shutdown', '57P01'],
    ['a restart', '57P03'],
    ['a statement that took too long', '57014'],
    ['a lock that was not free', '55P03'],
    ['a database that can only be read', '25006'],
    ['a transaction that was idle too long', '25P03'],
    ['a transaction that took too long', '25P04'],
    ['a system that failed', '58000'],
    ['a disk that failed', '58030'],
    ['a serialisation failure, to the end', '40001'],
    ['a deadlock, to the end', '40P01'],
  ])('is 503 with a time to come again: %s (%s)', async (_, code) => {
    await say(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'said by the test' using errcode = '${code}'; end $$`);
    await say(`create trigger refuse before insert on "emailVerification" execute function refuse()`);
    expect(seen(await sendCode())).toEqual(notNow);
    expect(logged()).toEqual(['database_unavailable: said by the test']);
    await say('drop trigger refuse on "emailVerification"');
    expect((await sendCode()).status).toBe(200);
  });

  it.runIf(isPostgres)('is said while another holds the table, before the statement times out', async () => {
    const { database: address } = server.platform.config;
    const holder = new pg.Client({ connectionString: address.kind === 'postgres' ? address.url : '' });
    await holder.connect();
    await holder.query('begin; lock table "emailVerification" in access exclusive mode');
    expect(seen(await sendCode())).toEqual(notNow);
    expect(logged()).toEqual(['database_unavailable: canceling statement due to lock timeout']);
    await holder.query('rollback');
    await holder.end();
    expect((await sendCode()).status).toBe(200);
  });

  it.runIf(isPostgres)('is a database that can only be read, of which readiness tells', async () => {
    const { database: address } = server.platform.config;
    const name = address.kind === 'postgres' ? new URL(address.url).pathname.slice(1) : '';
    const restartedAs = async (readOnly: 'on' | 'off') => {
      await say(`set default_transaction_read_only = off`);
      const admin = new pg.Client({ connectionString: address.kind === 'postgres' ? address.url : '' });
      await admin.connect();
      await admin.query(`set default_transaction_read_only = off`);
      await admin.query(`alter database ${name} set default_transaction_read_only = ${readOnly}`);
      await admin.query(
        // Until they are gone: one that still answers would answer as it was opened.
        'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await admin.end();
    };
    await isReadySoon();
    await restartedAs('on');
    await eventually(async () => expect(seen(await sendCode())).toEqual(notNow));
    await eventually(async () => expect(await ready()).toBe(503));
    await restartedAs('off');
    await isReadySoon();
    await eventually(async () => expect((await sendCode()).status).toBe(200));
  });

  it.runIf(!isPostgres)('is a full disk, by its name in the log', async () => {
    await say('pragma max_page_count = 1');
    const answers = await Promise.all(Array.from({ length: 5 }, () => fillUp()));
    expect(answers.flat()).toContain(503);
    expect(new Set(logged())).toEqual(new Set(['database_unavailable: database or disk is full']));
    await say('pragma max_page_count = 1000000');
    expect((await sendCode()).status).toBe(200);
  });

  it.runIf(!isPostgres)('is a database that can only be read, of which readiness tells', async () => {
    await isReadySoon();
    await say('pragma query_only = on');
    expect(seen(await sendCode())).toEqual(notNow);
    expect(logged()).toEqual(['database_unavailable: attempt to write a readonly database']);
    await eventually(async () => expect(await ready()).toBe(503), { within: aSecond });
    await say('pragma query_only = off');
    expect(await ready()).toBe(200);
  });

  it.runIf(!isPostgres)('is a data folder that somebody has deleted, of which readiness tells', async () => {
    await isReadySoon();
    rmSync(server.platform.config.dataDir, { recursive: true });
    expect(await ready()).toBe(503);
    expect((await server.get('/api/health')).status).toBe(200);
  });
});

/** Codes to new addresses until the pages that are left are full. */
async function fillUp(): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < 60 && statuses.at(-1) !== 503; count += 1) {
    const email = `kim.${Math.random()}@mail.example`;
    statuses.push((await server.post('/api/creator/send-verification-email', { email })).status);
  }
  return statuses;
}

describe('what is refused for the time being by somebody else', () => {
  const apply = async () => {
    const applicationId = await verifyEmail(server, 'mia@mail.example');
    return sendApplication(server, makeApplication('mia', { applicationId }));
  };

  it('is a disk without room for a picture', async () => {
    server.platform.media.write = (_, bytes) => writeFile('/dev/full', bytes);
    expect(seen(await apply())).toEqual(notNow);
    expect(logged()).toEqual([expect.stringMatching(/^resources_exhausted: ENOSPC/)]);
  });

  it('is a picture store that is away', async () => {
    await server.stop();
    const s3 = { S3_BUCKET: 'vaya', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    server = await start({ S3_ENDPOINT: 'http://127.0.0.1:9', ...s3 });
    expect(seen(await apply())).toEqual(notNow);
    expect(logged()).toEqual([expect.stringMatching(/^request_unavailable: The S3 store cannot be reached/)]);
    expect((await server.get(`/media/profile/${'0'.repeat(30)}/320.webp`)).status).toBe(503);
  });

  const connections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));

  it('is not a person who breaks off an upload', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/creator/apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n--b\r\nContent-Disposition: form-data; name="profilePicture"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    );
    socket.write(Buffer.alloc(300_000));
    await eventually(async () => expect(await connections()).toBe(1));
    socket.resetAndDestroy();
    await eventually(async () => expect(await connections()).toBe(0));
    expect((await server.get('/api/health')).status).toBe(200);
    expect(logged()).toEqual([]);
  });
});
