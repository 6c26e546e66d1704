import { Agent } from 'node:http';
import { sql } from 'kysely';
import { accountOf } from '#demo/seed-accounts.ts';
import { insertAccount } from '#server/accounts/accounts.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { logIn } from '#server/accounts/session.service.ts';
import { parseConfig } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { countWaiting, plantBookings, plantDueBookings, settledProblems } from '#tests/kit/due-bookings.ts';
import { startFleet } from '#tests/kit/fleet.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { call, endSide, type Side, startSide } from './cpu-race.ts';
import { atMost, type Figure, ratio } from './figure.ts';

const [due, processes] = [10_000, 3];

/** Stays that are all due at once, before three processes on one PostgreSQL; their mails are written and leave later. */
export async function dueStays(): Promise<Figure[]> {
  const postgres = await startPostgres(['max_connections=200']);
  const fleet = await startFleet(postgres.url, processes, { SMTP_URL: '' });
  await plantDueBookings(fleet.platform, due);
  const begun = performance.now();
  while ((await countWaiting(fleet.platform)) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  const seconds = (performance.now() - begun) / 1000;
  const problems = await settledProblems(fleet.platform, due);
  await fleet.stop();
  await postgres.stop();
  for (const problem of problems.slice(0, 20)) process.stderr.write(`${problem}\n`);
  return [
    atMost(`${due} stays that are due, three processes on PostgreSQL`, seconds, 20, ' s', 1),
    atMost('of them not settled just once', problems.length, 0, '', 0),
  ];
}

const [few, many, turns] = [100, 10_000, 120];

/** The first page of somebody's stays: of a hundred and of ten thousand, in turns. Of a hundred twenty have expired, so that all pages are of twenty. */
export async function stays(): Promise<Figure[]> {
  return [...(await figuresOn('SQLite', '', '')), ...(await onPostgres())];
}

async function onPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres(['shared_buffers=256MB', 'synchronous_commit=off']);
  try {
    for (const size of [few, many]) await postgres.createDatabase(`stays_${size}`);
    return await figuresOn('PostgreSQL', `${postgres.url}/stays_${few}`, `${postgres.url}/stays_${many}`);
  } finally {
    await postgres.stop();
  }
}

async function figuresOn(database: string, urlOfFew: string, urlOfMany: string): Promise<Figure[]> {
  const [small, large] = [await listOf(few, urlOfFew), await listOf(many, urlOfMany)];
  const figures: Figure[] = [];
  for (const query of ['limit=20', 'state=EXPIRED&limit=20'])
    for (const by of ['creator', 'staff'] as const) {
      const [ours, theirs]: [number[], number[]] = [[], []];
      for (let turn = 0; turn < turns; turn += 1) {
        theirs.push(await small.timeOf(by, query));
        ours.push(await large.timeOf(by, query));
      }
      const what = `${by}'s list of 10,000 stays${query.startsWith('state') ? ' that expired' : ''} / of 100, ${database}`;
      figures.push(ratio(what, ours.slice(20), theirs.slice(20), 1.5));
    }
  await small.end();
  await large.end();
  return figures;
}

async function listOf(count: number, databaseUrl: string) {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const tokens = await fill(count, env);
  const side: Side = await startSide('unlimited-server.ts', env);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const paths = { creator: '/api/creator/hotel-bookings', staff: '/api/admin/hotel-bookings' };
  return {
    async timeOf(by: 'creator' | 'staff', query: string) {
      const begun = performance.now();
      await call(side, { agent, path: `${paths[by]}?${query}`, token: tokens[by] });
      return performance.now() - begun;
    },
    async end() {
      agent.destroy();
      await endSide(side);
      data.remove();
    },
  };
}

const states = ['REQUESTED', 'EXPIRED', 'DECLINED', 'COMPLETED', 'CANCELLED'] as const;

/** All of them are one creator's. */
async function fill(count: number, env: NodeJS.ProcessEnv): Promise<{ creator: string; staff: string }> {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const platform = await openPlatform(config, silentLog);
  const { database, now } = platform;
  const password = 'open-sesame-1';
  const hash = await hashPassword(password);
  const accounts = (['creator', 'staff'] as const).map((role) =>
    accountOf(role, { name: 'Bench', username: `bench.${role}`, email: `${role}@mail.example` }, hash, now()),
  );
  for (const account of accounts) await insertAccount(database, account);
  await plantBookings(platform, [accounts[0]?.id ?? ''], count, (index) => {
    const state = states[index % states.length] ?? 'REQUESTED';
    return state === 'REQUESTED' ? { state } : { state, dueAt: null };
  });
  if (config.database.kind === 'postgres') await sql`vacuum analyze`.execute(database);
  const tokenOf = async (username: string) => {
    const from = { address: 'bench', isLocal: true, device: null, agent: '', language: 'en' as const };
    const { answer } = await logIn(platform, { username, password }, from);
    if (!('accessToken' in answer)) throw new Error('The demo world asks staff for no code.');
    return answer.accessToken;
  };
  const tokens = { creator: await tokenOf('bench.creator'), staff: await tokenOf('bench.staff') };
  await database.destroy();
  return tokens;
}
