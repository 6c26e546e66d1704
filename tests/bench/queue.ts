import { Agent } from 'node:http';
import { type RawBuilder, sql } from 'kysely';
import { accountOf, seedCreators } from '#demo/seed-accounts.ts';
import { insertAccount } from '#server/accounts/accounts.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { logIn } from '#server/accounts/session.service.ts';
import type { Platform } from '#server/db/platform.ts';
import { parseConfig } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { call, endSide, startSide } from './cpu-race.ts';
import { atMost, type Figure, median, reported } from './figure.ts';

const [small, large, calls] = [1_000, 100_000, 60];

/** The first page of what staff work through: a thousand applications among so many creators, and where all have applied. */
export async function queue(): Promise<Figure[]> {
  return figuresOf('SQLite', await measure(small, ''), await measure(large, ''));
}

export async function queueOnPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres(['shared_buffers=512MB', 'synchronous_commit=off']);
  try {
    for (const size of [small, large]) await postgres.createDatabase(`queue_${size}`);
    const urlOf = (size: number) => `${postgres.url}/queue_${size}`;
    return figuresOf('PostgreSQL', await measure(small, urlOf(small)), await measure(large, urlOf(large)));
  } finally {
    await postgres.stop();
  }
}

type Seen = Awaited<ReturnType<typeof measure>>;

const figuresOf = (database: string, few: Seen, many: Seen): Figure[] => [
  atMost(`the staff's queue, first page, 100,000 creators on ${database}`, many.page, 20, ' ms'),
  atMost('the same / that of 1,000', many.page / few.page, 1.5, ' ×'),
  reported('a part of a name, 100,000', many.search, ' ms'),
  atMost('the first page where all 100,000 have applied', many.pageOfAll, 20, ' ms'),
  reported('a part of a name there', many.searchInAll, ' ms'),
];

async function measure(count: number, databaseUrl: string) {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const { platform, token } = await fill(count, env);
  const side = await startSide('unlimited-server.ts', env);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const timeOf = async (query: string, times = calls) => {
    const seen: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const begun = performance.now();
      await call(side, { agent, path: `/api/admin/applications?${query}`, token });
      seen.push(performance.now() - begun);
    }
    return median(seen);
  };
  const few = { page: await timeOf(''), search: await timeOf('search=ela', 5) };
  for (let copy = 1; copy < count / small; copy += 1) await letApply(platform, sql`id like ${`%-${copy}`}`);
  // PostgreSQL does so by itself, within a minute of so many new rows.
  if (databaseUrl !== '') await sql`vacuum analyze`.execute(platform.database);
  const figures = { ...few, pageOfAll: await timeOf(''), searchInAll: await timeOf('search=ela', 5) };
  agent.destroy();
  await endSide(side);
  await platform.database.destroy();
  data.remove();
  return figures;
}

export async function fill(count: number, env: NodeJS.ProcessEnv): Promise<{ platform: Platform; token: string }> {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const made = await openPlatform(config, silentLog);
  await made.database.destroy();
  const platform = await openPlatform(config, silentLog, 'command');
  const { database, now } = platform;
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 3, first: 1, count: small, now: now() }));
  await letApply(platform, sql`id not like '%-%'`);
  for (let copy = 1; copy < count / small; copy += 1) await copyCreators(platform, copy);
  const password = 'open-sesame-1';
  const person = { name: 'Bench', username: 'bench', email: 'bench@mail.example' };
  await insertAccount(database, accountOf('staff', person, await hashPassword(password), now()));
  const { answer } = await logIn(
    platform,
    { username: 'bench', password },
    { address: 'bench', isLocal: true, device: null, agent: '', language: 'en' as const },
  );
  if (!('accessToken' in answer)) throw new Error('The demo world asks staff for no code.');
  return { platform, token: answer.accessToken };
}

/** The first thousand again, under other ids, names, numbers and handles. */
async function copyCreators({ database }: Platform, copy: number): Promise<void> {
  const end = `-${copy}`;
  await sql`insert into account (id, role, state, name, username, "usernameFolded", email, "emailFolded", "passwordHash", "createdAt", "updatedAt")
    select id || ${end}, role, state, name, username || ${end}, "usernameFolded" || ${end}, email || ${end}, "emailFolded" || ${end}, null, "createdAt" - ${copy}, "updatedAt"
    from account where role = 'creator' and id not like '%-%'`.execute(database);
  await sql`insert into creator ("accountId", "nameFolded", "phoneNumber", "aboutMe", "profilePicture", instagram, youtube, tiktok, "followersCount", "updatedAt")
    select "accountId" || ${end}, "nameFolded", "phoneNumber" || ${end}, "aboutMe", null, instagram || ${end}, case when youtube = '' then '' else youtube || ${end} end, case when tiktok = '' then '' else tiktok || ${end} end, "followersCount", "updatedAt"
    from creator where "accountId" not like '%-%'`.execute(database);
  await sql`insert into "accountWord" (word, "accountId") select word, "accountId" || ${end}
    from "accountWord" where "accountId" not like '%-%'`.execute(database);
}

/** One in a hundred waits. */
const letApply = ({ database }: Platform, who: RawBuilder<unknown>) =>
  sql`insert into application (id, "accountId", state, "privacyVersion", "createdAt", "updatedAt")
    select id, id, case when "createdAt" % 100 = 0 then 'ONHOLD' when "createdAt" % 9 = 0 then 'REJECTED' else 'APPROVED' end, '1', "createdAt", "createdAt"
    from account where role = 'creator' and ${who}`.execute(database);
