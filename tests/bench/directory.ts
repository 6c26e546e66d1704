import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { accountOf, seedCreators } from '#demo/seed-accounts.ts';
import { insertAccount } from '#server/account/accounts.ts';
import { hashPassword } from '#server/account/password-hash.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { listLanguages } from '#server/reference-data/lists.ts';
import { logInSponsor } from '#server/session/session.service.ts';
import type { Database, Tables } from '#server/tables.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { call, endSide, megabytesOf, race, startSide } from './cpu-race.ts';
import { atMost, type Figure, percentile, ratio, reported } from './figure.ts';

const [most, questions] = [10_000, 400];

/** Searches with filters and exact counts: a thousand creators and a hundred thousand on SQLite, a million on PostgreSQL. */
export async function directory(): Promise<Figure[]> {
  const small = await measure(1_000, '');
  const large = await measure(100_000, '');
  return [
    atMost('search, filters and count, 100,000 on SQLite, 95th percentile', large.p95, 50, ' ms'),
    atMost('two letters, the same', large.twoLetters, 50, ' ms'),
    atMost('the last page, the same', large.lastPage, 50, ' ms'),
    atMost('numbers beside all languages, the same', large.options, 20, ' ms'),
    atMost('the median of 100,000 / that of 1,000', large.median / small.median, 5, ' ×'),
    reported('growth of the process by its index of 100,000', large.megabytes, ' MB'),
    atMost('until the first answer after a start', large.firstAnswer / 1000, 1, ' s'),
    reported('the same without a kept index', large.made, ' ms'),
    reported('the longest that others waited meanwhile', large.longestWait, ' ms'),
  ];
}

export async function directoryOnPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres(['shared_buffers=512MB', 'max_wal_size=8GB', 'synchronous_commit=off']);
  try {
    await postgres.createDatabase('bench');
    const seen = await measure(1_000_000, `${postgres.url}/bench`);
    return [
      atMost('search, filters and count, 1,000,000 on PostgreSQL, 95th percentile', seen.p95, 50, ' ms'),
      atMost('two letters, the same', seen.twoLetters, 50, ' ms'),
      atMost('page 20,000, the same', seen.lastPage, 50, ' ms'),
      reported('growth of the process by its index of 1,000,000', seen.megabytes, ' MB'),
      atMost('until the first answer after a start', seen.firstAnswer / 1000, 3, ' s'),
      reported('the same without a kept index', seen.made, ' ms'),
      reported('the longest that others waited meanwhile', seen.longestWait, ' ms'),
    ];
  } finally {
    await postgres.stop();
  }
}

/** CPU of the server for a page of fifty with trips: this server, and the least that could send it. */
export async function directoryPage(): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '' };
  const token = await fill(1_000, env);
  const ours = await startSide('unlimited-server.ts', env);
  const peer = await startSide('directory-page-peer.ts', env);
  await race([ours, peer], { path: '/api/creator?offset=0&limit=50&include=vayas', token, requests: 300 });
  await Promise.all([ours, peer].map(endSide));
  data.remove();
  return [ratio('CPU of a page of 50 with trips / plain node:http', ours.microseconds, peer.microseconds, 1.25)];
}

async function measure(count: number, databaseUrl: string) {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const token = await fill(count, env);
  const made = await measureStart(env, token);
  await made.untilKept(data.folder);
  await made.end();
  const kept = await measureStart(env, token);
  const mixed = await timesOf(kept.ask, mixedQueries());
  const seen = {
    made: made.firstAnswer,
    firstAnswer: kept.firstAnswer,
    longestWait: Math.max(made.longestWait, kept.longestWait),
    megabytes: kept.megabytes - (await megabytesAtRest()),
    p95: percentile(mixed, 0.95),
    median: percentile(mixed, 0.5),
    twoLetters: percentile(await timesOf(kept.ask, twoLetterQueries()), 0.95),
    lastPage: percentile(await timesOf(kept.ask, Array(20).fill(`offset=${count - 50}`)), 0.95),
    options: percentile(await timesOf(kept.askOptions, optionQueries()), 0.95),
  };
  await kept.end();
  data.remove();
  return seen;
}

async function megabytesAtRest(): Promise<number> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const { megabytes, end } = await measureStart(env, await fill(1, env));
  await end();
  data.remove();
  return megabytes;
}

/** A process that is asked at once, and how long others waited meanwhile. */
async function measureStart(env: NodeJS.ProcessEnv, token: string) {
  const side = await startSide('unlimited-server.ts', env);
  const [agent, other] = [new Agent({ keepAlive: true, maxSockets: 1 }), new Agent({ keepAlive: true })];
  const ask = (query: string) => call(side, { agent, path: `/api/creator?include=vayas&${query}`, token });
  const askOptions = (query: string) => call(side, { agent, path: `/api/directory/options?${query}`, token });
  const begun = performance.now();
  const first = { isThere: false };
  const answered = ask('').finally(() => {
    first.isThere = true;
  });
  let longestWait = 0;
  while (!first.isThere) {
    const asked = performance.now();
    await call(side, { agent: other, path: '/api/health', token });
    longestWait = Math.max(longestWait, performance.now() - asked);
    await wait(5);
  }
  await answered;
  return {
    ask,
    askOptions,
    longestWait,
    firstAnswer: performance.now() - begun,
    megabytes: megabytesOf(side),
    async untilKept(folder: string) {
      while (!existsSync(join(folder, 'directory.index'))) await wait(100);
    },
    async end() {
      for (const each of [agent, other]) each.destroy();
      await endSide(side);
    },
  };
}

/** Some are made one by one; more are these again, under other ids and names. */
export async function fill(count: number, env: NodeJS.ProcessEnv): Promise<string> {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const platform = await openPlatform(config, silentLog);
  const { database, now } = platform;
  const made = Math.min(most, count);
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 3, first: 1, count: made, now: now() }));
  const patient = openDatabase<Tables>(config.database, 'command');
  for (let copy = 1; copy < count / made; copy += 1) await copyCreators(patient, copy);
  await patient.destroy();
  const person = { name: 'Bench', username: 'bench', email: 'bench@mail.example' };
  const password = 'open-sesame-1';
  await insertAccount(database, accountOf('sponsor', person, await hashPassword(password), now()));
  const { answer } = await logInSponsor(
    platform,
    { username: 'bench', password },
    { address: 'bench', isLocal: true, device: null, agent: '', language: 'en' as const },
  );
  await database.destroy();
  return answer.accessToken;
}

async function copyCreators(database: Database, copy: number): Promise<void> {
  const end = `-${copy}`;
  await sql`insert into account (id, role, state, name, username, "usernameFolded", email, "emailFolded", "passwordHash", "createdAt", "updatedAt")
    select id || ${end}, role, state, name, username || ${end}, "usernameFolded" || ${end}, email || ${end}, "emailFolded" || ${end}, null, "createdAt" - ${copy}, "updatedAt"
    from account where role = 'creator' and id not like '%-%'`.execute(database);
  await sql`insert into "directoryEntry" ("accountId", version, "isListed", "nameFolded", "followersCount", "tripCount", "listedAt", marks, profile, trips)
    select "accountId" || ${end}, version, 1, "nameFolded", "followersCount", "tripCount", "listedAt" - ${copy}, marks, replace(profile, "accountId", "accountId" || ${end}), trips
    from "directoryEntry" where "accountId" not like '%-%'`.execute(database);
}

type Ask = (query: string) => Promise<void>;

async function timesOf(ask: Ask, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const begun = performance.now();
    await ask(query);
    times.push(performance.now() - begun);
  }
  return times;
}

const pick = <Item>(items: readonly Item[], index: number): Item => items[(index * 7919) % items.length] as Item;

/** Every question is another one, so that no answer is one that was given before. */
function mixedQueries(): string[] {
  const texts = ['', 'a', 'an', 'ela', 'deniz', 'yilm', 'i k', 'sel', 'ro', 'tanaka'];
  const skills = ['diving', 'sailing', 'hiking', 'photography', 'camping'];
  const sorts = ['default', 'followers_high_to_low', 'trips_low_to_high', 'trips_high_to_low'];
  return Array.from({ length: questions }, (_, index) => {
    const query = new URLSearchParams({ search: pick(texts, index), sort: pick(sorts, index * 3 + 1) });
    if (index % 2 === 0) query.append('expertise', pick(skills, index));
    if (index % 3 === 0) query.append('language', pick(['en', 'tr', 'de'], index));
    if (index % 5 === 0) query.set('minTripCount', String(1 + (index % 4)));
    if (index % 7 === 0) query.append('city', pick(['Antalya', 'Bodrum', 'Paris'], index));
    if (index % 4 === 1) query.set('offset', String((index % 11) * 50));
    return query.toString();
  });
}

/** Those searches again, each with the longest list of options. */
const optionQueries = (): string[] =>
  mixedQueries().map((query) => {
    const asked = new URLSearchParams([...new URLSearchParams(query), ['group', 'language']]);
    for (const other of ['sort', 'offset']) asked.delete(other);
    for (const { _id } of listLanguages('en')) asked.append('option', _id);
    return asked.toString();
  });

const twoLetterQueries = (): string[] =>
  Array.from({ length: 200 }, (_, index) => {
    const letter = (number: number) => String.fromCharCode(97 + (number % 26));
    return `search=${letter(index)}${letter(index * 3 + Math.floor(index / 26))}&sort=followers_high_to_low`;
  });
