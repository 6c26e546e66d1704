import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedCreatorsCommand } from '#demo/seed.commands.ts';
import { seedCreators } from '#demo/seed-accounts.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { readBankDetails, writeBankDetails } from '#server/bank-details/encrypted-details.ts';
import type { Platform } from '#server/db/platform.ts';
import { tables } from '#server/db/tables.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { newKey } from '#server/lib/key-ring.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { pictureLine, type Row, type TableName, tableNames } from '#server/ops/backed-up.ts';
import { backUpCommand } from '#server/ops/backup.commands.ts';
import { restore as restoreInto } from '#server/ops/backup.service.ts';
import { findNewestMigration } from '#server/ops/backup.store.ts';
import { countLines, writeBackup } from '#server/ops/backup-file.ts';
import { applyAs, signInStaff, staffHands, tokenIn } from '#tests/kit/applicant.ts';
import { type Beginning, makeTables } from '#tests/kit/beginnings.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { beginWith, startTestServer, type TestServer } from '#tests/kit/server.ts';
import { cli } from '#tests/kit/server-process.ts';

const servers: TestServer[] = [];
let folder: string;
let file: string;
let full: TestServer;
/** The key ring of the full server. */
let key: string;

const bankDetails = {
  accountType: 'company' as const,
  name: 'Deniz Ltd',
  iban: 'TR330006100519786457841326',
  taxNumber: '1234567890',
  taxOffice: 'Kas',
  address: 'Liman 3',
  city: 'Antalya',
  district: 'Kas',
  country: 'Turkey',
};

const demoWorld: Beginning = (_, platform) => seedDemoWorld(platform);
const few = beginWith(async (server) => {
  await server.platform.database
    .transaction()
    .execute((unit) => seedCreators(unit, { seed: 1, first: 1, count: 5, now: Date.now(), arePictured: true }));
  await startBlog(server, { username: 'demo-creator', number: 100 });
  for (const role of ['sponsor', 'staff'] as const) await server.createAccount({ role, username: `demo-${role}` });
  await fill(server);
});
const start = async (env: Record<string, string> = {}) => {
  const server = await startTestServer({}, { VAYA_KEYS: key, ...env });
  servers.push(server);
  return server;
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vaya-backup-'));
  file = join(folder, 'all.vaya');
  await startFull(few);
});
async function startFull(beginning: Beginning): Promise<void> {
  full = await startTestServer({}, {}, beginning);
  servers.push(full);
  key = readFileSync(join(full.platform.config.dataDir, 'keys'), 'utf8').trim();
}
async function fill(server: TestServer): Promise<void> {
  const { body } = await server.post('/api/creator/send-verification-email', { email: 'mia@mail.example' });
  await server.post('/api/creator/verify-email', { applicationId: body.applicationId, code: '000000' });
  await server.createAccount({ role: 'creator', username: 'deniz' });
  await server.post('/api/blog/demo-creator/followers', { email: 'lee@mail.example', language: 'en' });
  const sponsor = await signInSponsor(server, 'hotel');
  await server.post('/api/sponsor/searches', { name: 'By the sea', query: '' }, sponsor);
  for (const password of ['not-this-one', 'open-sesame-1'])
    await server.post('/api/auth/login', { username: 'deniz', password }, { 'Idempotency-Key': 'key-number-one' });
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  rmSync(folder, { recursive: true });
});

const backUp = ({ platform }: Pick<TestServer, 'platform'>) => backUpCommand(platform, { rest: [file] });
const restore = ({ platform }: Pick<TestServer, 'platform'>, replace = false) => restoreInto(platform, file, replace);
const written = async (lines: AsyncIterable<[string, Row]>, given?: string) => {
  const migration = given ?? (await findNewestMigration(full.platform.database));
  return writeBackup(file, { secrets: full.platform.secrets, migration, createdAt: 0, lines });
};
const rowsOf = async ({ database }: Platform, table: TableName) => {
  const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(database);
  return rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
};
const everything = async (platform: Platform) =>
  Object.fromEntries(await Promise.all(tableNames.map(async (table) => [table, await rowsOf(platform, table)])));
/** A backup and a restore write themselves down, which tests/http/audit.test.ts tells of. */
const besideTrail = ({ auditEntry: _, auditHead: __, ...rows }: Record<string, string[]>) => rows;
const names = (): readonly string[] => tableNames;

const changed = (rows: string[] = [], change: (row: Record<string, unknown>) => object) =>
  rows.map((row) => JSON.stringify({ ...JSON.parse(row), ...change(JSON.parse(row)) })).sort();

/** After a restore no one is signed in, no link works, and no mail waits to be sent or written. */
const settled = (rows: Record<string, string[]>, { clock }: TestServer) => ({
  ...rows,
  session: [],
  idempotency: [],
  passwordLink: changed(rows.passwordLink, () => ({ expiresAt: clock.now })),
  calendarAddress: [],
  privateLink: [],
  follower: changed(rows.follower, () => ({ newsUntil: clock.now, newsBefore: clock.now })),
  savedSearch: changed(rows.savedSearch, () => ({ mailedUntil: clock.now })),
  bankLink: changed(rows.bankLink, ({ state }) => ({ state: state === 'issued' ? 'expired' : state })),
  outboxMail: changed(rows.outboxMail, () => ({ state: 'failed', lastError: 'restored' })),
});

describe('a backup', () => {
  it('brings every row back, on the same kind of database and on the other', async () => {
    await startFull(demoWorld);
    await fill(full);
    const rows = await everything(full.platform);
    expect(rows.account?.length).toBeGreaterThan(240);
    expect(rows.session?.length).toBeGreaterThan(0);
    expect(await backUp(full)).toMatch(/^Wrote \d+ rows and \d+ files of pictures to .*The keys are not/);
    for (const empty of [await start(), await start({ DATABASE_URL: '' })]) {
      await restore(empty);
      expect(besideTrail(await everything(empty.platform))).toEqual(besideTrail(settled(rows, empty)));
    }
  });

  it('brings every picture of the data folder back, byte by byte', async () => {
    const pictures = new Map([
      ['trips/a/cover.webp', randomBytes(300_000)],
      ['creators/b/portrait.jpg', Buffer.from('small')],
    ]);
    for (const [path, bytes] of pictures) await full.platform.media.write(path, bytes);
    expect(await backUp(full)).toContain('and 2 files of pictures');
    const empty = await start();
    await restore(empty);
    for (const [path, bytes] of pictures)
      expect(Buffer.from((await empty.platform.media.read(path)) ?? []).equals(bytes), path).toBe(true);
  });

  it('refuses a picture whose name leads out of the folder', async () => {
    for (const path of ['../../escaped', '/escaped', 'a/../../escaped', '']) {
      rmSync(file, { force: true });
      await written(
        (async function* () {
          yield [pictureLine, { path, bytes: 'aGk=' }] as [string, Row];
        })(),
      );
      await expect(restore(await start())).rejects.toThrow('a picture without a proper name');
    }
  });

  it('is named by its time in a folder, where only the newest are kept', async () => {
    writeFileSync(join(folder, 'mine.backup'), '');
    const names = [];
    for (const minute of [1, 2, 3]) {
      full.clock.now = Date.UTC(2026, 4, 4, 3, minute);
      await backUpCommand(full.platform, { rest: [folder], keep: '2' });
      names.push(`vaya-2026-05-04T030${minute}00Z.backup`);
    }
    expect(readdirSync(folder).toSorted()).toEqual(['mine.backup', ...names.slice(1)]);
    await expect(backUpCommand(full.platform, { rest: [folder], keep: '0' })).rejects.toThrow('--keep must be');
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('holds every table there is', async () => {
    const isPostgres = full.platform.config.database.kind === 'postgres';
    const { rows } = await (isPostgres
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    ).execute(full.platform.database);
    const names = rows.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(name));
    expect(names.sort()).toEqual([...tableNames, 'installation'].sort());
  });

  it('holds a table after those that it points to, as the database itself knows them', async () => {
    const isPostgres = full.platform.config.database.kind === 'postgres';
    const { rows } = await (isPostgres
      ? sql<{ child: string; parent: string }>`
          select distinct child.relname as child, parent.relname as parent from pg_constraint as it
          join pg_class as child on child.oid = it.conrelid join pg_class as parent on parent.oid = it.confrelid
          where it.contype = 'f'`
      : sql<{ child: string; parent: string }>`
          select distinct child.name as child, parent."table" as parent
          from sqlite_master as child join pragma_foreign_key_list(child.name) as parent where child.type = 'table'`
    ).execute(full.platform.database);
    const declared = Object.entries(tables).flatMap(([child, { pointsTo }]) =>
      pointsTo.map((parent) => ({ child, parent })),
    );
    const inWords = (pairs: readonly { child: string; parent: string }[]) =>
      pairs.map(({ child, parent }) => `${child} → ${parent}`).sort();
    expect(inWords(declared)).toEqual(inWords(rows));
    expect(rows.filter(({ child, parent }) => names().indexOf(child) < names().indexOf(parent))).toEqual([]);
  });

  itAtNight('is of one moment, while others go on writing', async () => {
    await seedCreatorsCommand(full.platform, { creators: '500' });
    let [isOver, acknowledged] = [false, 0];
    const writing = (async () => {
      for (; !isOver; acknowledged += 1)
        await full.post('/api/creator/send-verification-email', { email: `kim.${acknowledged}@mail.example` });
    })();
    await eventually(() => expect(acknowledged).toBeGreaterThan(3));
    const before = acknowledged;
    const command = await openPlatform(full.platform.config, silentLog, 'command');
    await backUp({ platform: command });
    await command.database.destroy();
    const meanwhile = acknowledged - before;
    isOver = true;
    await writing;
    expect(meanwhile).toBeGreaterThan(3);
    const empty = await start();
    await restore(empty);
    const { emailVerification, outboxMail } = await everything(empty.platform);
    const codes = outboxMail?.filter((row: string) => row.includes('"template":"code"'));
    expect(emailVerification?.length).toBeGreaterThan(before);
    expect(emailVerification?.length).toBe(codes?.length);
  });

  it('holds every separator that anybody can type', async () => {
    const separators = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
      .filter((character) => /[\p{Z}\p{Cf}]/u.test(character))
      .join('x');
    expect(separators).toMatch(/\u2028.*\u2029/u);
    const account = await full.createAccount({ role: 'creator', username: 'kim' });
    await full.platform.database
      .updateTable('account')
      .set({ name: separators })
      .where('id', '=', account.id)
      .execute();
    await backUp(full);
    const empty = await start();
    await restore(empty);
    const { name } = await empty.platform.database
      .selectFrom('account')
      .select('name')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(name).toBe(separators);
  });

  it('holds bank details that can be opened again', async () => {
    const { id } = await full.createAccount({ role: 'creator', username: 'kim' });
    await inUnitOfWork(full.platform, (unit) => writeBankDetails(unit, id, bankDetails));
    await backUp(full);
    const empty = await start();
    await restore(empty);
    expect(await inUnitOfWork(empty.platform, (unit) => readBankDetails(unit, id))).toEqual(bankDetails);
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
    await expect(written(broken())).rejects.toThrow('full');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is that of whoever was done first, of two who write one at once', async () => {
    const begun = Promise.withResolvers<void>();
    const isOther = Promise.withResolvers<void>();
    const slow = async function* () {
      begun.resolve();
      await isOther.promise;
      yield ['account', { id: '1' }] as ['account', { id: string }];
    };
    const late = written(slow());
    await begun.promise;
    await written((async function* () {})());
    const bytes = readFileSync(file);
    isOther.resolve();
    await expect(late).rejects.toThrow(`${file} exists already.`);
    expect(readFileSync(file)).toEqual(bytes);
    expect(readdirSync(folder)).toEqual(['all.vaya']);
  });

  itAtNight('gets its name also where files can have one only, and is not written over there', async () => {
    const preload = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      fs.promises.link = () => Promise.reject(new Error('no links here')); syncBuiltinESMExports();`;
    const imported = `data:text/javascript,${encodeURIComponent(preload)}`;
    const env = { ...process.env, DATA_DIR: join(folder, 'one'), DATABASE_URL: '', VAYA_KEYS: key };
    await makeTables({ DATA_DIR: join(folder, 'one') });
    const run = () => promisify(execFile)(process.execPath, ['--import', imported, ...cli, 'backup', file], { env });
    expect((await run()).stdout).toMatch(/Wrote \d+ rows and \d+ files/);
    expect((await countLines(file, full.platform.secrets)).rows).toBeGreaterThan(0);
    await expect(run()).rejects.toThrow(`${file} exists already.`);
    expect(readdirSync(folder).toSorted()).toEqual(['all.vaya', 'one']);
  });

  it('is made and brought back from the command line', async () => {
    const run = (dataDir: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, [...cli, ...words], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', VAYA_KEYS: key, NODE_NO_WARNINGS: '1' },
      });
    const staff = ['staff', 'add', '--username', 'ada', '--email', 'ada@mail.example', '--name', 'Ada'];
    await makeTables({ DATA_DIR: join(folder, 'one') });
    await run(join(folder, 'one'), ...staff);
    expect((await run(join(folder, 'one'), 'backup', file)).stdout).toMatch(
      /^Wrote 21 rows and 0 files of pictures to/,
    );
    expect((await run(join(folder, 'two'), 'restore', file)).stdout).toMatch(
      /^Restored 21 rows and 0 files of pictures of /,
    );
    await expect(run(join(folder, 'two'), 'restore', file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^This database is not empty/),
    });
  });
});

describe('a restore', () => {
  const refusedBy = async (server: TestServer, words: string | RegExp) => {
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
    expect(besideTrail(await everything(other.platform))).toEqual(besideTrail(settled(rows, other)));
  });

  it('refuses a file that is cut short, changed, or none, and changes nothing', async () => {
    await backUp(full);
    const bytes = readFileSync(file);
    for (const cut of [10, 1_000, bytes.length - 1]) {
      writeFileSync(file, bytes.subarray(0, cut));
      await refusedBy(full, 'is no complete backup');
    }
    writeFileSync(file, bytes.with(bytes.length >> 1, (bytes.at(bytes.length >> 1) ?? 0) ^ 1));
    await refusedBy(full, 'is no complete backup');
    writeFileSync(file, bytes);
    rewritten((text) => text.replace('demo-sponsor', 'demo-sponser'));
    await refusedBy(full, 'is no complete backup');
    writeFileSync(file, bytes);
    rewritten((text) => text.split('\n').toSpliced(3, 1).join('\n'));
    await refusedBy(full, 'is no complete backup');
    writeFileSync(file, 'hello');
    await refusedBy(full, 'is no complete backup');
    rmSync(file);
    await refusedBy(full, 'There is no file');
  });

  it('refuses a backup of a version that it does not know', async () => {
    const none = async function* () {};
    await written(none(), '9999-later');
    await refusedBy(full, 'This backup is of 9999-later, which this version of Vaya does not know');
  });

  it('refuses a backup whose secrets it could not read', async () => {
    await backUp(full);
    await refusedBy(await start({ VAYA_KEYS: newKey('k2') }), 'signed with the key k1, which is not in VAYA_KEYS');
    await refusedBy(await start({ VAYA_KEYS: newKey('k1') }), 'is no complete backup');
  });

  it('takes a backup from before a key rotation, under a ring that still has the old key', async () => {
    const { id } = await full.createAccount({ role: 'creator', username: 'kim' });
    await inUnitOfWork(full.platform, (unit) => writeBankDetails(unit, id, bankDetails));
    await backUp(full);
    const next = await start({ VAYA_KEYS: `${newKey('k2')},${key}` });
    await restore(next);
    expect(await inUnitOfWork(next.platform, (unit) => readBankDetails(unit, id))).toEqual(bankDetails);
  });

  it('refuses a backup that somebody without the key has added to', async () => {
    await backUp(full);
    const [known = ''] = (await rowsOf(full.platform, 'account')).filter((row) => row.includes('demo-staff'));
    const staff = { ...JSON.parse(known), id: 'intruder', username: 'intruder', usernameFolded: 'intruder' };
    rewritten((text) => {
      const lines = text.trimEnd().split('\n');
      const { rows, signature } = JSON.parse(lines.pop() ?? '');
      const forged = [lines[0], JSON.stringify(['account', staff]), ...lines.slice(1)]
        .map((line) => `${line}\n`)
        .join('');
      return `${forged}${JSON.stringify({ rows: rows + 1, signature })}\n`;
    });
    await refusedBy(full, 'is no complete backup');
  });

  it('brings back no session, no link and no mail that was to leave: these are asked for again', async () => {
    const staff = await signInStaff(full);
    for (const [number, username] of ['kim', 'lou'].entries()) {
      const { applicationId } = await applyAs(full, username, { phoneNumber: `+90 532 000 00 1${number}` });
      await staff.moveApplication(applicationId, { move: 'approve' });
    }
    full.clock.now += 60_000;
    const unopened = await tokenIn(full, 'kim@mail.example', 'bank-link');
    const opened = await tokenIn(full, 'lou@mail.example', 'bank-link');
    expect((await full.get(`/api/creator/bank-details-form?token=${opened}`)).status).toBe(200);
    await full.post('/api/auth/password/forgot', { email: 'deniz@mail.example' });
    await mailRequestedPasswordLinks(full.platform);
    const passwordToken = await tokenIn(full, 'deniz@mail.example', 'password-reset');
    await full.post('/api/auth/password/forgot', { email: 'deniz@mail.example' });
    const hasRows = ({ platform }: TestServer) =>
      Promise.all(
        (['session', 'idempotency', 'passwordRequest'] as const).map(async (table) => {
          const row = await platform.database.selectFrom(table).selectAll().limit(1).executeTakeFirst();
          return row !== undefined;
        }),
      );
    expect(await hasRows(full)).toEqual([true, true, true]);
    await backUp(full);
    const next = await start();
    await restore(next);
    expect(await hasRows(next)).toEqual([false, false, false]);
    expect((await next.get('/api/auth/session', staff.headers)).status).toBe(401);
    const set = { token: passwordToken, password: 'beyond-the-last-bay' };
    expect((await next.post('/api/auth/password/set', set)).body.code).toBe('linkExpired');
    for (const token of [unopened, opened]) {
      const link = await next.get(`/api/creator/bank-details-form?token=${token}`);
      expect([link.status, link.body.code]).toEqual([410, 'linkExpired']);
    }
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => void sent.push(to);
    await deliverDueMails(next.platform, send);
    expect(sent).toEqual([]);
    const keeper = await staffHands(next, 'keeper');
    const { body } = await keeper.get('/mails');
    const [mail] = body.data;
    expect([mail.state, mail.lastError]).toEqual(['failed', 'restored']);
    expect((await keeper.post(`/mails/${mail.id}/moves`, { move: 'requeue' })).status).toBe(200);
    await deliverDueMails(next.platform, send);
    expect(sent).toEqual([mail.to]);
  });

  it('opens no calendar, whose address may have been revoked since, and keeps the language of people', async () => {
    full.clock.now += 1_000;
    const account = { username: 'deniz', password: 'open-sesame-1' };
    const { body } = await full.post('/api/auth/login', account, { 'accept-language': 'tr' });
    const owner = { authorization: `Bearer ${body.accessToken}` };
    const { address } = (await full.post('/api/account/calendar', { currentPassword: 'open-sesame-1' }, owner)).body;
    const languageIn = ({ platform }: TestServer) =>
      platform.database.selectFrom('account').select('language').where('username', '=', 'deniz').executeTakeFirst();
    const opened = async (house: TestServer) => [
      (await house.get(new URL(address).pathname)).status,
      (await languageIn(house))?.language,
    ];
    expect(await opened(full)).toEqual([200, 'tr']);
    await backUp(full);
    const next = await start();
    await restore(next);
    expect(await opened(next)).toEqual([404, 'tr']);
  });

  it('that fails midway leaves what was there', async () => {
    const dangling = async function* () {
      yield ['session', { tokenHash: 'a', accountId: 'nobody', createdAt: 0, lastSeenAt: 0, endsAt: 0 }] as [
        TableName,
        Row,
      ];
    };
    await written(dangling());
    await refusedBy(full, /foreign key/i);
  });
});
