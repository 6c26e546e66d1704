import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '#contract/roles.ts';
import type { AccountState } from '#contract/states.ts';
import { fold } from '#rules/fold.ts';
import { insertAccount } from '#server/accounts/accounts.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { readNewestMails } from '#server/mail/stored-mails.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { type Beginning, placeDatabase } from './beginnings.ts';
import { configOf } from './config-of.ts';
import { hashOnce } from './hash-once.ts';
import { makeRoom } from './make-room.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of an answer is what it says next.
  body: any;
}

export type TestServer = Awaited<ReturnType<typeof serve>>;

const unlimited: AppOptions = { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false };

/** A database and a data folder of their own, with a clock that the test sets; nobody serves them. */
export async function openTestPlatform(env: Record<string, string> = {}, beginning: Beginning | null = null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaya-data-'));
  const config = configOf({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(env.DATABASE_URL === undefined && (await placeDatabase(dataDir, beginning))),
    ...env,
  });
  const clock = { now: Date.now() };
  const platform = {
    ...(await openPlatform(config, silentLog)),
    now: () => clock.now,
  };
  return {
    platform,
    clock,
    async close() {
      await platform.database.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A real server of these on a port. */
export const startTestServer = async (
  options: AppOptions = {},
  env: Record<string, string> = {},
  beginning: Beginning | null = null,
) => serve(await openTestPlatform(env, beginning), options);

/** What people did before each test of a file begins: done once, by calls, and copied from then on. */
export const beginWith =
  (act: (server: TestServer) => Promise<unknown>): Beginning =>
  async (_, given) => {
    const clock = { now: Date.now() };
    const server = await serve({ platform: { ...given, now: () => clock.now }, clock, close: async () => {} });
    await act(server);
    await server.stop();
  };

async function serve(
  { platform, clock, close }: Awaited<ReturnType<typeof openTestPlatform>>,
  options: AppOptions = {},
) {
  const app = await buildApp(platform, { ...unlimited, ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };
  return {
    url,
    app,
    platform,
    clock,
    ask,
    get: (path: string, headers: Record<string, string> = {}) => ask(path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    /** The newest first, also those that may not leave yet. */
    mails: (): Promise<{ template: string; to: string; subject: string; text: string; html: string }[]> =>
      readNewestMails(platform, 50),
    createAccount: (wish: { role: Role; username: string; state?: AccountState; password?: string }) =>
      createAccount(platform, wish),
    async stop() {
      await app.close();
      await close();
    },
  };
}

async function createAccount(
  { database, now }: Awaited<ReturnType<typeof openPlatform>>,
  {
    role,
    username,
    state = 'active',
    password = 'open-sesame-1',
  }: { role: Role; username: string; state?: AccountState; password?: string },
) {
  const account = {
    id: randomUUID(),
    role,
    state,
    name: `The ${username}`,
    username,
    usernameFolded: fold(username),
    email: `${username}@mail.example`,
    emailFolded: fold(`${username}@mail.example`),
    passwordHash: await hashOnce(password),
    language: 'en' as const,
    createdAt: now(),
    updatedAt: now(),
  };
  await makeRoom(database, { role, username });
  await insertAccount(database, account);
  return account;
}
