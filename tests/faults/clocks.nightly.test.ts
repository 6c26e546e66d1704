import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { findAccount } from '#server/account/accounts.ts';
import { findPlannedErasure, savePlannedErasure } from '#server/account/planned-erasures.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { newKey } from '#server/platform/key-ring.ts';
import type { Platform } from '#server/platform/platform.ts';
import { askAgain } from '#tests/kit/ask-again.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { plantAccount, plantApplicant, plantSession } from '#tests/kit/fleet.ts';
import { hashOnce } from '#tests/kit/hash-once.ts';
import { type MailServer, startMailServer } from '#tests/kit/mail-server.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';
import { codeOfApp } from '#tests/kit/second-factor.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

const hour = 60 * 60_000;
const preload = join(import.meta.dirname, '../kit/shifted-clock.cjs');

let mailServer: MailServer;
const folders: ReturnType<typeof dataFolder>[] = [];
const servers: ServerProcess[] = [];
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
  await mailServer.stop();
  for (const { remove } of folders.splice(0)) remove();
});

type Environment = Record<string, string>;

function makeFolder(): string {
  const made = dataFolder();
  folders.push(made);
  return made.folder;
}

/** A server on a machine whose clock is wrong by so much, and can be set. */
async function start(env: Environment, shift: number) {
  const file = join(makeFolder(), 'shift');
  const set = (by: number) => writeFileSync(file, String(by));
  set(shift);
  const own = { SMTP_URL: mailServer.url, TRUST_PROXY: '1', NODE_OPTIONS: `--require ${preload}`, CLOCK_SHIFT: file };
  const server = await startServerProcess({ ...env, ...own });
  servers.push(server);
  return { set, ...hands(server.url), end: () => server.end('SIGTERM') };
}

function hands(url: string) {
  const ask = async (path: string, body: object | null, token = '') => {
    const response = await askAgain(() =>
      fetch(`${url}/api${path}`, {
        method: body === null ? 'GET' : 'POST',
        ...(body !== null && { body: JSON.stringify(body) }),
        headers: {
          'x-forwarded-for': '10.1.1.1',
          ...(body !== null && { 'content-type': 'application/json' }),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
      }),
    );
    const waits = Number(response.headers.get('retry-after') ?? 0);
    return { status: response.status, body: await response.json(), waits };
  };
  return {
    post: (path: string, body: object, token?: string) => ask(path, body, token),
    get: (path: string, token?: string) => ask(path, null, token),
  };
}

type Hands = ReturnType<typeof hands>;

/** Somebody of the staff who is signed in, and an applicant. */
async function plantWorld(env: Environment) {
  const platform = await openPlatform(configOf(env), silentLog);
  const staff = await plantAccount(platform, { role: 'staff', username: 'keeper' });
  const token = await plantSession(platform, staff.id);
  const { applicationId } = await plantApplicant(platform, 'kim');
  await plantAccount(platform, { role: 'staff', username: 'deniz', passwordHash: 'none' });
  await platform.database.destroy();
  return { token, applicationId };
}

const sendCode = (server: Hands) => server.post('/creator/send-verification-email', { email: 'mia@mail.example' });
const guess = (server: Hands) => server.post('/auth/login', { username: 'nobody', password: 'wrong-password' });
const takenBy = (email: string) => mailServer.taken.filter((mail) => new RegExp(`^To: ${email}`, 'm').test(mail));
const codeOf = (email: string) =>
  eventually(() => {
    const [, code] = /^(\d{6})\r?$/m.exec(takenBy(email).at(-1) ?? '') ?? [];
    if (!code) throw new Error(`There is no code for ${email} yet.`);
    return code;
  });
const decide = ({ post }: Hands, { token, applicationId }: Awaited<ReturnType<typeof plantWorld>>, move: string) =>
  post(`/admin/applications/${applicationId}/moves`, { move }, token);

/** Asks for codes and guesses a password until neither is allowed any more. */
async function useUp(server: Hands): Promise<void> {
  for (let asked = 0; asked < 5; asked += 1) expect((await sendCode(server)).status).toBe(200);
  for (let guessed = 0; guessed < 6; guessed += 1) await guess(server);
}

/** On a slow machine the first short delay is over meanwhile: one more is looked at then, and begins a longer one. */
async function guessInDelay(server: Hands) {
  let said = await guess(server);
  for (let more = 0; more < 2 && said.status === 401; more += 1) said = await guess(server);
  return said;
}

/** Seconds to wait, as if nobody had touched a clock. */
async function expectLimits(server: Hands): Promise<void> {
  const [code, password] = [await sendCode(server), await guessInDelay(server)];
  expect([code.status, password.status]).toEqual([429, 429]);
  expect(code.waits).toBeGreaterThan(3_300);
  expect(code.waits).toBeLessThanOrEqual(3_600);
  expect(password.waits).toBeLessThanOrEqual(60);
}

describe('a clock that is set while a server runs', () => {
  it('back by an hour, lets nobody wait longer and lets mails leave', async () => {
    const env = { DATA_DIR: makeFolder() };
    const world = await plantWorld(env);
    const server = await start(env, 0);
    await useUp(server);
    await expectLimits(server);
    expect((await decide(server, world, 'approve')).status).toBe(200);
    server.set(-hour);
    await expectLimits(server);
    expect((await server.get('/auth/session', world.token)).status).toBe(200);
    await server.post('/auth/password/forgot', { email: 'deniz@mail.example' });
    await eventually(() => expect(takenBy('deniz@mail.example')).toHaveLength(1));
    await eventually(() => expect(takenBy('kim@mail.example')).not.toEqual([]));
    expect((await decide(server, world, 'undo')).status).toBe(409);
  });

  it('forward by an hour and back, makes nothing good again that was over', async () => {
    const server = await start({ DATA_DIR: makeFolder() }, 0);
    const { body } = await sendCode(server);
    const code = await codeOf('mia@mail.example');
    const verify = async () =>
      (await server.post('/creator/verify-email', { applicationId: body.applicationId, code })).body.isValid;
    server.set(hour);
    expect(await verify()).toBe(false);
    server.set(0);
    expect(await verify()).toBe(false);
  });

  it('back by an hour, is not believed by the process that starts next', async () => {
    const env = { DATA_DIR: makeFolder() };
    const server = await start(env, hour);
    await useUp(server);
    expect((await server.get('/ready')).status).toBe(200);
    await server.end();
    await expectLimits(await start(env, 0));
  });
});

it('a clock that was three hours ahead for a moment keeps no staff out', async () => {
  const env = { DATA_DIR: makeFolder(), VAYA_DEMO: 'off' };
  const platform = await openPlatform(configOf(env), silentLog);
  const password = 'open-sesame-1';
  await plantAccount(platform, {
    role: 'staff',
    username: 'keeper',
    passwordHash: await hashOnce(password),
  });
  await platform.database.destroy();
  const server = await start(env, 3 * hour);
  expect((await server.get('/ready')).status).toBe(200);
  server.set(0);
  const { body } = await server.post('/auth/login', { username: 'keeper', password });
  const confirmed = await server.post('/auth/login/confirm', {
    ticket: body.ticket,
    code: codeOfApp('A'.repeat(32), Date.now()),
  });
  expect(confirmed.status).toBe(200);
});

it('a clock that is a month ahead while a server starts erases nobody', async () => {
  const env = { DATA_DIR: makeFolder() };
  const inDatabase = async <Result>(work: (platform: Platform) => Promise<Result>) => {
    const platform = await openPlatform(configOf(env), silentLog, 'command');
    const result = await work(platform);
    await platform.database.destroy();
    return result;
  };
  const month = 30 * 24 * hour;
  const { id } = await inDatabase(async (platform) => {
    const account = await plantAccount(platform, { role: 'creator', username: 'hasty', state: 'closed' });
    await savePlannedErasure(platform.database, { accountId: account.id, dueAt: platform.now() + month });
    return account;
  });
  const planned = () => inDatabase(({ database }) => findPlannedErasure(database, id));
  const ahead = await start(env, month + hour);
  await eventually(async () => expect((await planned())?.seenAt).not.toBeNull());
  await ahead.end();
  const right = await start(env, 0);
  await eventually(async () => expect(await planned()).toMatchObject({ seenAt: null }));
  await right.end();
  expect(await inDatabase(({ database }) => findAccount(database, id))).toMatchObject({ state: 'closed' });
});

describe('two machines on one PostgreSQL whose clocks are two hours apart', () => {
  it('go by one clock', async () => {
    const env = {
      DATABASE_URL: await createDatabase(inject('postgresUrl')),
      VAYA_KEYS: newKey(),
    };
    const world = await plantWorld({ ...env, DATA_DIR: makeFolder() });
    const [ahead, behind] = await Promise.all(
      [hour, -hour].map((shift) => start({ ...env, DATA_DIR: makeFolder(), VAYA_PROCESSES: 'many' }, shift)),
    );
    if (!ahead || !behind) throw new Error('There are two.');

    const sent = await sendCode(behind);
    const code = await codeOf('mia@mail.example');
    const right = { applicationId: sent.body.applicationId, code };
    expect((await ahead.post('/creator/verify-email', right)).body.isValid).toBe(true);
    expect((await decide(behind, world, 'approve')).status).toBe(200);
    await wait(2_000);
    expect(takenBy('kim@mail.example')).toEqual([]);
    expect((await decide(ahead, world, 'undo')).status).toBe(200);

    for (const server of [ahead, behind]) expect((await server.get('/auth/session', world.token)).status).toBe(200);
    for (let asked = 1; asked < 5; asked += 1) await sendCode(asked % 2 === 0 ? ahead : behind);
    for (let guessed = 0; guessed < 6; guessed += 1) await guess(guessed % 2 === 0 ? ahead : behind);
    for (const server of [ahead, behind]) await expectLimits(server);
    expect(takenBy('kim@mail.example')).toEqual([]);
  });
});
