import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableNames } from '#server/backup/backed-up.ts';
import { backUpCommand, restoreCommand } from '#server/backup/backup.commands.ts';
import { writeBackup } from '#server/backup/backup-file.ts';
import { seedDemoWorld } from '#server/demo/seed-demo-world.ts';
import { lockDataFolder } from '#server/platform/data-folder.ts';
import type { Platform } from '#server/platform/platform.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const key = randomBytes(32).toString('base64url');
const servers: TestServer[] = [];
let folder: string;
let file: string;
let full: TestServer;

const start = async (env: Record<string, string> = {}) => {
  const server = await startTestServer({}, { VAYA_KEY: key, ...env });
  servers.push(server);
  return server;
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vaya-backup-'));
  file = join(folder, 'all.vaya');
  full = await start();
  await seedDemoWorld(full.platform);
  const { body } = await full.post('/api/creator/send-verification-email', { email: 'mia@mail.example' });
  await full.post('/api/creator/verify-email', { applicationId: body.applicationId, code: '000000' });
  await full.createAccount({ role: 'creator', username: 'deniz' });
  for (const password of ['not-this-one', 'open-sesame-1'])
    await full.post('/api/auth/login', { username: 'deniz', password }, { 'Idempotency-Key': 'key-number-one' });
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  rmSync(folder, { recursive: true });
});

const backUp = ({ platform }: TestServer) => backUpCommand(platform, { rest: [file] });
const restore = ({ platform }: TestServer, replace = false) => restoreCommand(platform, { replace, rest: [file] });
const everything = async ({ database }: Platform) =>
  Object.fromEntries(
    await Promise.all(
      tableNames.map(async (table) => {
        const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(database);
        return [table, rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()];
      }),
    ),
  );

describe('a backup', () => {
  it('brings every row back, on the same kind of database and on the other', async () => {
    const rows = await everything(full.platform);
    expect(rows.account?.length).toBeGreaterThan(240);
    expect(await backUp(full)).toMatch(/^\d+ rows are in .*The master key is not/);
    for (const empty of [await start(), await start({ DATABASE_URL: '' })]) {
      await restore(empty);
      expect(await everything(empty.platform)).toEqual(rows);
    }
  });

  it('holds every table there is', async () => {
    const isPostgres = full.platform.config.database.kind === 'postgres';
    const { rows } = await (isPostgres
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    ).execute(full.platform.database);
    const names = rows.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(name));
    expect(names.sort()).toEqual([...tableNames].sort());
  });

  it('is of one moment, while others go on writing', async () => {
    let isOver = false;
    const writing = (async () => {
      for (let count = 0; !isOver; count += 1)
        await full.post('/api/creator/send-verification-email', { email: `kim.${count}@mail.example` });
    })();
    await backUp(full);
    isOver = true;
    await writing;
    const empty = await start();
    await restore(empty);
    const { emailVerification, outboxMail } = await everything(empty.platform);
    const codes = outboxMail?.filter((row: string) => row.includes('"template":"code"'));
    expect(emailVerification?.length).toBe(codes?.length);
  });

  it('is for its owner alone, and never written over', async () => {
    await backUp(full);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(full)).rejects.toThrow('exists already');
  });

  it('that breaks off leaves no file', async () => {
    const broken = async function* () {
      yield ['account', { id: '1' }] as ['account', { id: string }];
      throw new Error('the disk is full');
    };
    await expect(writeBackup(file, { migration: '', key: '', createdAt: 0 }, broken())).rejects.toThrow('full');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is made and brought back from the command line', async () => {
    const run = (dataDir: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, ['src/server/cli.ts', ...words], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', VAYA_KEY: key, NODE_NO_WARNINGS: '1' },
      });
    const staff = ['staff', 'add', '--username', 'ada', '--email', 'ada@mail.example', '--name', 'Ada'];
    await run(join(folder, 'one'), ...staff);
    expect((await run(join(folder, 'one'), 'backup', file)).stdout).toMatch(/^1 rows are in/);
    expect((await run(join(folder, 'two'), 'restore', file)).stdout).toMatch(/^1 rows of .* are restored/);
    await expect(run(join(folder, 'two'), 'restore', file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^This database is not empty/),
    });
  });
});

describe('a restore', () => {
  const refusedBy = async (server: TestServer, words: string) => {
    const before = await everything(server.platform);
    await expect(restore(server, true)).rejects.toThrow(words);
    expect(await everything(server.platform)).toEqual(before);
  };
  const rewritten = (change: (text: string) => string) =>
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString('utf8'))));

  it('keeps its hands off a database that holds something, unless it may replace it', async () => {
    const rows = await everything(full.platform);
    await backUp(full);
    const other = await start();
    await other.createAccount({ role: 'staff', username: 'ops' });
    await expect(restore(other)).rejects.toThrow('--replace');
    expect((await everything(other.platform)).account).toHaveLength(1);
    await restore(other, true);
    expect(await everything(other.platform)).toEqual(rows);
  });

  it('refuses a file that is cut short, changed, or none, and changes nothing', async () => {
    await backUp(full);
    const bytes = readFileSync(file);
    for (const cut of [10, 1_000, bytes.length - 1]) {
      writeFileSync(file, bytes.subarray(0, cut));
      await refusedBy(full, 'is no whole backup');
    }
    writeFileSync(file, bytes.with(bytes.length >> 1, (bytes.at(bytes.length >> 1) ?? 0) ^ 1));
    await refusedBy(full, 'is no whole backup');
    writeFileSync(file, bytes);
    rewritten((text) => text.replace('demo-sponsor', 'demo-sponser'));
    await refusedBy(full, 'is no whole backup');
    writeFileSync(file, bytes);
    rewritten((text) => text.split('\n').toSpliced(3, 1).join('\n'));
    await refusedBy(full, 'is no whole backup');
    writeFileSync(file, 'hello');
    await refusedBy(full, 'is no whole backup');
    rmSync(file);
    await refusedBy(full, 'There is no file');
  });

  it('refuses a backup of another version of the database', async () => {
    const none = async function* () {};
    const fingerprint = full.platform.secrets.hash('fingerprint', '');
    await writeBackup(file, { migration: '9999-later', key: fingerprint, createdAt: 0 }, none());
    await refusedBy(full, 'This backup is of 9999-later');
  });

  it('refuses a backup whose secrets it could not read', async () => {
    await backUp(full);
    const stranger = await start({ VAYA_KEY: randomBytes(32).toString('base64url') });
    await refusedBy(stranger, 'under another master key');
  });

  it('that fails midway leaves what was there', async () => {
    const row = { id: 'no-account', accountId: 'nobody' };
    const dangling = async function* () {
      yield ['session', row] as ['session', typeof row];
    };
    const { migration } = { migration: '0001-accounts-and-mail' };
    await writeBackup(
      file,
      { migration, key: full.platform.secrets.hash('fingerprint', ''), createdAt: 0 },
      dangling(),
    );
    await refusedBy(full, '');
  });

  it('waits for no running server: that one has to be stopped', async () => {
    await backUp(full);
    const lock = lockDataFolder(full.platform.config);
    await refusedBy(full, 'A server is running');
    lock?.release();
  });
});
