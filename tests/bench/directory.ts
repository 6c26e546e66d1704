import { sql } from 'kysely';
import { creatorsQuery, optionsQuery } from '#contract/creator.ts';
import { accountOf, seedCreators } from '#demo/seed-accounts.ts';
import { insertAccount } from '#server/accounts/accounts.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { logInSponsor } from '#server/accounts/session.service.ts';
import { openDatabase, withoutTimeouts } from '#server/db/open-database.ts';
import type { Database, Tables } from '#server/db/tables.ts';
import { countOptions, listCreators } from '#server/directory/discovery.service.ts';
import { parseConfig } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { listLanguages } from '#server/reference/lists.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { endSide, race, startSide } from './cpu-race.ts';
import { atMost, type Figure, percentile, ratio, reported } from './figure.ts';

const [most, questions] = [10_000, 200];

/** SQLite answers in the process, on its event loop: what counts is CPU time. */
export async function* directory(): AsyncGenerator<Figure> {
  yield* figuresOf({ count: 10_000, url: '', page: 10, options: 10 });
  yield* figuresOf({ count: 100_000, url: '', page: 50, options: 60 });
}

export async function* directoryOnPostgres(): AsyncGenerator<Figure> {
  const postgres = await startPostgres(['shared_buffers=512MB', 'max_wal_size=8GB', 'synchronous_commit=off']);
  try {
    await postgres.createDatabase('bench');
    yield* figuresOf({ count: 1_000_000, url: `${postgres.url}/bench`, page: 100, options: 300 });
  } finally {
    await postgres.stop();
  }
}

interface Wanted {
  count: number;
  url: string;
  page: number;
  options: number;
}

/** Yields each figure when it is known: the fill of a million takes a quarter of an hour, and one question may fail. */
async function* figuresOf({ count, url, page, options }: Wanted): AsyncGenerator<Figure> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: url, LOG_LEVEL: 'silent' };
  await fill(count, env);
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const { database } = await openPlatform(config, silentLog);
  if (url !== '') await withoutTimeouts(config.database, (patient) => sql`vacuum analyze`.execute(patient));
  const time = url === '' ? cpuTime : wallTime;
  const search = (query: string) => time(() => listCreators(database, creatorsQuery.parse(parametersOf(query))));
  const countEach = (query: string) => time(() => countOptions(database, optionsQuery.parse(parametersOf(query))));
  const slow = async (queries: readonly string[], ask = search) => percentile(await timesOf(ask, queries), 0.95);
  const mixed = await timesOf(search, mixedQueries());
  const name = `${count.toLocaleString('en')} on ${url === '' ? 'SQLite' : 'PostgreSQL'}`;
  yield atMost(`search, count and page, ${name}, 95th percentile`, percentile(mixed, 0.95), page, ' ms');
  yield reported('the same, median', percentile(mixed, 0.5), ' ms');
  yield reported('the same, slowest', Math.max(...mixed), ' ms');
  yield atMost('two letters', await slow(twoLetterQueries()), page, ' ms');
  yield atMost('the first page of everyone', await slow(Array(20).fill('')), page, ' ms');
  yield atMost('the last page', await slow(Array(10).fill(`offset=${count - 50}`)), page, ' ms');
  yield atMost('who is anywhere on some days', await slow(dayQueries()), page, ' ms');
  yield atMost('a platform and a range of followers', await slow(followerQueries()), page, ' ms');
  yield atMost('any of three languages', await slow(anyQueries()), page, ' ms');
  yield atMost('counts of all languages', await slow(optionQueries(), countEach), options, ' ms');
  await database.destroy();
  data.remove();
}

const parametersOf = (query: string): Record<string, string | string[]> => {
  const parameters = new URLSearchParams(query);
  const entries = [...new Set(parameters.keys())].map((name) => {
    const values = parameters.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(entries);
};

type Time = (work: () => Promise<unknown>) => Promise<number>;

const cpuTime: Time = async (work) => {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};

const wallTime: Time = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

async function timesOf(time: (query: string) => Promise<number>, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) times.push(await time(query));
  return times;
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
  const { database: patient } = openDatabase<Tables>(config.database, 'command');
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
  await sql`insert into "directoryEntry" ("accountId", version, "isListed", "nameFolded", "followersCount", "tripCount", "listedAt")
    select "accountId" || ${end}, version, 1, "nameFolded", "followersCount", "tripCount", "listedAt" - ${copy}
    from "directoryEntry" where "accountId" not like '%-%'`.execute(database);
  await sql`insert into "directoryProfile" ("accountId", profile, trips)
    select "accountId" || ${end}, replace(profile, "accountId", "accountId" || ${end}), trips
    from "directoryProfile" where "accountId" not like '%-%'`.execute(database);
  const copied = sql`"directoryEntry" as entry
    inner join "directoryEntry" as copy on copy."accountId" = entry."accountId" || ${end}
    where entry."accountId" not like '%-%' and entry.number = original.number`;
  await sql`insert into "directoryTerm" (number, kind, term)
    select copy.number, kind, term from "directoryTerm" as original, ${copied}`.execute(database);
  await sql`insert into "directoryWord" (number, word)
    select copy.number, word from "directoryWord" as original, ${copied}`.execute(database);
  await sql`insert into "directoryStop" (number, city, "firstDay", "lastDay")
    select copy.number, city, "firstDay", "lastDay" from "directoryStop" as original, ${copied}`.execute(database);
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

const dayQueries = (): string[] =>
  Array.from(
    { length: 12 },
    (_, month) =>
      `thereFrom=2026-${String(month + 1).padStart(2, '0')}-01&thereTo=2026-${String(month + 1).padStart(2, '0')}-20`,
  );

const followerQueries = (): string[] =>
  Array.from({ length: 40 }, (_, index) => {
    const [platform] = ['instagram', 'youtube', 'tiktok'].slice(index % 3);
    const sort = index % 2 === 0 ? 'default' : 'followers_high_to_low';
    return `platform=${platform}&minFollowers=${1_000 * (index + 1)}&maxFollowers=${10_000 * (index + 1)}&sort=${sort}`;
  });

const anyQueries = (): string[] =>
  Array.from(
    { length: 20 },
    (_, index) => `language=tr&language=en&language=de&matchAny=language&offset=${index * 50}`,
  );
