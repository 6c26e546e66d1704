import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Platform } from '#server/db/platform.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { call, endSide, startSide } from './cpu-race.ts';
import { atMost, type Figure, median } from './figure.ts';
import { fill } from './queue.ts';

const [creators, lines, calls] = [100_000, 1_000_000, 40];

/** What staff ask the trail for. One line in a hundred is the system's, one in a thousand of the command line. */
const pages = {
  'the newest': '',
  'by the system': 'by=system',
  'by the command line, a rare deed': 'by=commandLine&action=staff.add',
  'a rare deed that nobody of the staff did': 'by=staff&action=staff.add',
  'a common deed, in the middle': 'action=bank.reveal&after=500000',
  'two days of long ago': 'by=staff&since=$since&until=$until',
  'about a word that all have': 'search=mail',
  'about a first name that many have': 'search=elif',
  'about a first and a last name': 'search=elif%20ka',
  'about three words that many have, and nobody all of': 'search=elif%20kaya%20a',
};

/** A page of fifty lines out of a million. */
export const auditTrail = (): Promise<Figure[]> => measure('SQLite', '');

export async function auditTrailOnPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres(['shared_buffers=512MB', 'synchronous_commit=off']);
  try {
    await postgres.createDatabase('trail');
    return await measure('PostgreSQL', `${postgres.url}/trail`);
  } finally {
    await postgres.stop();
  }
}

async function measure(database: string, databaseUrl: string): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const { platform, token } = await fill(creators, env);
  const now = platform.now();
  await writeLines(platform, now);
  if (databaseUrl !== '') await sql`vacuum analyze`.execute(platform.database);
  const side = await startSide('unlimited-server.ts', env);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // A server that still makes its index has little time for anything else.
  while (!(await isAnswered(call(side, { agent, path: '/api/ready', token })))) await pause(100);
  const timeOf = async (query: string) => {
    const path = `/api/admin/audit?${query.replace('$since', `${now - 400_000 * step}`).replace('$until', `${now - 394_240 * step}`)}`;
    const seen: number[] = [];
    for (let turn = 0; turn < calls; turn += 1) {
      const begun = performance.now();
      await call(side, { agent, path, token });
      seen.push(performance.now() - begun);
    }
    return median(seen);
  };
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(pages))
    figures.push(atMost(`1,000,000 lines on ${database}: ${name}`, await timeOf(query), 20, ' ms'));
  agent.destroy();
  await endSide(side);
  await platform.database.destroy();
  data.remove();
  return figures;
}

const isAnswered = (asked: Promise<void>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );

const step = 30_000;

/** Ten about each creator, without the hashes that make a trail provable. */
const writeLines = ({ database }: Platform, now: number) =>
  sql`insert into "auditEntry" (sequence, at, actor, action, "subjectId", details, hash)
    with recursive line (n) as (select 1 union all select n + 1 from line where n < ${sql.lit(lines)}),
      creator (id, place) as (select id, row_number() over (order by id) from account where role = 'creator')
    select n + 1000, ${sql.lit(now)} - (${sql.lit(lines)} - n) * cast(${sql.lit(step)} as bigint),
      case when n % 1000 = 7 then 'command line' when n % 100 = 3 then 'system' else 'keeper' end,
      case when n % 1000 = 7 and n % 7000 = 7 then 'staff.add' when n % 100 = 3 then 'account.erase' when n % 3 = 0 then 'bank.reveal' else 'application.approve' end,
      creator.id, '{}', 'none'
    from line inner join creator on creator.place = n % ${sql.lit(creators)} + 1`.execute(database);
