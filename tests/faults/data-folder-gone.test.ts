import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Platform } from '#server/db/platform.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { makeApplication, pictureOf } from '#tests/kit/applicant.ts';
import { askWhileBusy } from '#tests/kit/ask-again.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { plantAccount, plantSession } from '#tests/kit/fleet.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let server: ServerProcess;
beforeEach(() => {
  data = dataFolder();
});
afterEach(async () => {
  await server.end('SIGKILL');
  data.remove();
});

type Environment = Record<string, string>;

/** Somebody who is signed in, and an address that was verified. */
async function plantWorld(env: Environment) {
  const platform = await openPlatform(configOf(env), silentLog);
  const { id } = await plantAccount(platform, { role: 'staff', username: 'keeper' });
  const token = await plantSession(platform, id);
  await plantProof(platform);
  await platform.database.destroy();
  return token;
}

const applicationId = '00000000-0000-4000-8000-000000000001';
const plantProof = ({ database, now }: Platform) =>
  database
    .insertInto('emailVerification')
    .values({
      id: applicationId,
      email: 'mia@mail.example',
      emailFolded: 'mia@mail.example',
      codeHash: '',
      codeExpiresAt: 0,
      tries: 0,
      verifiedAt: now(),
      createdAt: now(),
    })
    .execute();

async function said(path: string, init: RequestInit = {}) {
  const response = await askWhileBusy(() => fetch(`${server.url}/api${path}`, init));
  const { code, message } = await response.json();
  return { status: response.status, code, message, waits: response.headers.get('retry-after') };
}
const post = (path: string, body: object, token = '') =>
  said(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
  });
const sendCode = () => post('/creator/send-verification-email', { email: 'kim@mail.example' });
async function apply() {
  const form = new FormData();
  const application = makeApplication('mia', { applicationId, email: 'mia@mail.example' });
  form.set('application', JSON.stringify(application));
  form.set('profilePicture', new Blob([new Uint8Array(await pictureOf())], { type: 'image/jpeg' }), 'me.jpg');
  return said('/creator/apply', { method: 'POST', body: form });
}

const notNow = {
  status: 503,
  code: 'unavailable',
  message: 'We can’t reach our database right now. Please try again in a moment.',
  waits: '5',
};

describe('a data folder that is deleted while its server runs', () => {
  it('with SQLite in it is told of, and nothing is said to be stored any more', async () => {
    const env = { DATA_DIR: data.folder };
    const token = await plantWorld(env);
    server = await startServerProcess(env);
    expect((await sendCode()).status).toBe(200);
    expect((await said('/ready')).status).toBe(200);
    rmSync(data.folder, { recursive: true });
    const answers = [await said('/ready'), await sendCode(), await apply()];
    answers.push(await post('/auth/login', { username: 'keeper', password: 'open-sesame-1' }));
    answers.push(await post('/admin/sponsors', { username: 'acme', email: 'a@mail.example', name: 'Acme' }, token));
    expect(answers).toEqual(answers.map(() => notNow));
    expect((await said('/health')).status).toBe(200);

    const next = await startServerProcess(env);
    expect(await sendCode()).toEqual(notNow);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await next.end('SIGTERM')).toBe(0);
  });

  itAtNight('with PostgreSQL elsewhere takes no picture, and all the rest goes on', async () => {
    const env = { DATA_DIR: data.folder, DATABASE_URL: await createDatabase(inject('postgresUrl')) };
    await plantWorld(env);
    server = await startServerProcess(env);
    rmSync(data.folder, { recursive: true });
    expect(await said('/ready')).toEqual(notNow);
    expect(await apply()).toEqual(notNow);
    expect((await sendCode()).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
