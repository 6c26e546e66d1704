import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '#contract/roles.ts';
import type { AccountState } from '#contract/states.ts';
import { insertAccount, makeAccount } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/db/platform.ts';
import { parseConfig } from '#server/lib/config.ts';
import { newKey } from '#server/lib/key-ring.ts';
import { hashToken } from '#server/lib/secrets.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { createDatabase } from './postgres-databases.ts';
import { plantSecondFactor } from './second-factor.ts';
import { dataFolder, type ServerProcess, startServerProcess } from './server-process.ts';

export interface Said {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of an answer is what it says next.
  body: any;
}

/** Several real servers on one PostgreSQL, one key and one mail server, and a way into their database beside them. */
export interface Fleet {
  servers: readonly ServerProcess[];
  platform: Platform;
  mailServer: MailServer;
  /** What the servers logged of requests that failed. */
  failures: string[];
  /** Asks the servers in turns, each time from another address, as people do. */
  ask(path: string, request?: object | null, token?: string): Promise<Said>;
  stop(): Promise<void>;
}

export async function startFleet(
  postgresUrl: string,
  count: number,
  more: Record<string, string> = {},
): Promise<Fleet> {
  const mailServer = await startMailServer();
  const env = {
    DATABASE_URL: await createDatabase(postgresUrl),
    VAYA_KEYS: newKey(),
    SMTP_URL: mailServer.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...more,
  };
  const folders = Array.from({ length: count + 1 }, dataFolder);
  const [own, ...theirs] = folders.map(({ folder }) => ({ ...env, DATA_DIR: folder }));
  const servers = await Promise.all(theirs.map((each) => startServerProcess(each)));
  const platform = await platformOf(own ?? {});
  const failures: string[] = [];
  for (const { process } of servers) process.stdout?.on('data', (line: Buffer) => failures.push(line.toString('utf8')));
  return {
    failures,
    servers,
    platform,
    mailServer,
    ask: asker(servers),
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await platform.database.destroy();
      await mailServer.stop();
      for (const { remove } of folders) remove();
    },
  };
}

async function platformOf(env: Record<string, string>): Promise<Platform> {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  return openPlatform(config, silentLog);
}

function asker(servers: readonly ServerProcess[]): Fleet['ask'] {
  let calls = 0;
  return async (path, request = null, token = '') => {
    calls += 1;
    const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    const response = await fetch(`${servers[calls % servers.length]?.url}/api${path}`, {
      method: request === null ? 'GET' : 'POST',
      ...(request !== null && { body: JSON.stringify(request) }),
      headers: {
        'x-forwarded-for': from,
        ...(request !== null && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
}

/** An account as if it had been there before; staff have their second factor. */
export async function plantAccount(
  platform: Platform,
  { role, username, state = 'active', passwordHash = null }: PlantedAccount,
) {
  const person = { role, state, username, name: `The ${username}`, email: `${username}@mail.example`, passwordHash };
  const account = makeAccount(person, platform.now());
  await insertAccount(platform.database, account);
  if (role === 'staff') await plantSecondFactor(platform, account.id);
  return account;
}

interface PlantedAccount {
  role: Role;
  username: string;
  state?: AccountState;
  passwordHash?: string | null;
}

/** A session as if its owner had signed in before. */
export async function plantSession({ database, now }: Platform, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [createdAt, day] = [now(), 24 * 60 * 60_000];
  await database
    .insertInto('session')
    .values({
      tokenHash: hashToken('session', token),
      accountId,
      createdAt,
      lastSeenAt: createdAt,
      endsAt: createdAt + day,
    })
    .execute();
  return token;
}

/** A pending creator with an application on hold. */
export async function plantApplicant(platform: Platform, username: string, passwordHash: string | null = null) {
  const { database, now } = platform;
  const account = await plantAccount(platform, { role: 'creator', state: 'pending', username, passwordHash });
  const empty = { aboutMe: 'I sail.', instagram: '', youtube: '', tiktok: '', phoneNumber: '', profilePicture: null };
  await database
    .insertInto('creator')
    .values({ accountId: account.id, nameFolded: account.name.toLowerCase(), ...empty, updatedAt: now() })
    .execute();
  const applicationId = randomUUID();
  await database
    .insertInto('application')
    .values({
      id: applicationId,
      accountId: account.id,
      state: 'ONHOLD',
      privacyVersion: '2026-11',
      decidedAt: null,
      reason: null,
      reasonText: null,
      createdAt: now(),
      updatedAt: now(),
    })
    .execute();
  return { account, applicationId };
}
