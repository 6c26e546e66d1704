import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Role } from '#contract/session.ts';
import type { AccountState } from '#contract/states.ts';
import { fold } from '#rules/fold.ts';
import { insertAccount } from '#server/account/accounts.ts';
import { hashPassword } from '#server/account/password-hash.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { migrations } from '#server/migrations/all.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { type Config, parseConfig } from '#server/platform/config.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { ofCommands } from '#server/platform/database/use.ts';
import type { Tables } from '#server/tables.ts';
import { copyDatabase, createDatabase } from './postgres-databases.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of an answer is what it says next.
  body: any;
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const unlimited: AppOptions = { requestsAMinute: 1_000_000, areCallsLimited: false, longestDelay: 0 };

/** A real server on a port and a database of its own, with a clock that the test turns. */
export async function startTestServer(options: AppOptions = {}, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaya-data-'));
  const config = configOf({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(env.DATABASE_URL === undefined && (await shapedDatabase())),
    ...env,
  });
  const clock = { now: Date.now() };
  const platform = { ...(await openPlatform(config, silentLog)), now: () => clock.now };
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
    mails: async (): Promise<{ template: string; to: string; subject: string; text: string; html: string }[]> =>
      (await ask('/dev/mailbox.json')).body,
    createAccount: (wish: { role: Role; username: string; state?: AccountState; password?: string }) =>
      createAccount(platform, wish),
    async stop() {
      await app.close();
      await platform.database.destroy();
      rmSync(dataDir, { recursive: true, force: true });
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
    passwordHash: await hashPassword(password),
    createdAt: now(),
    updatedAt: now(),
  };
  await insertAccount(database, account);
  return account;
}

export function configOf(env: Record<string, string>): Config {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  return config;
}

/** An empty database of the kind that is tested; none where SQLite makes its own. */
export async function makeDatabase(): Promise<Record<string, string>> {
  if (process.env.VAYA_TEST_DATABASE !== 'postgres') return {};
  return { DATABASE_URL: await createDatabase(inject('postgresUrl')) };
}

let shaped: ReturnType<typeof shape> | undefined;

/** One in the newest shape: PostgreSQL copies one sooner than it brings another up to date. */
async function shapedDatabase(): Promise<Record<string, string>> {
  if (process.env.VAYA_TEST_DATABASE !== 'postgres') return {};
  shaped ??= shape();
  return { DATABASE_URL: await copyDatabase(await shaped) };
}

async function shape(): Promise<string> {
  const url = await createDatabase(inject('postgresUrl'));
  const database = openDatabase<Tables>(configOf({ DATABASE_URL: url }).database, ofCommands);
  await migrate(database, migrations);
  await database.destroy();
  return url;
}
