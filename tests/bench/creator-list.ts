import { Agent } from 'node:http';
import { sql } from 'kysely';
import type { Platform } from '#server/platform/platform.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { call, endSide, startSide } from './cpu-race.ts';
import { atMost, type Figure, median } from './figure.ts';
import { fill } from './queue.ts';

const [creators, calls] = [100_000, 40];

/** A page of all creators, by what staff ask of it. */
export const pages = {
  'the newest': '',
  'by username': 'order=username',
  'those whose bank details are awaited': 'standing=awaiting',
  'those who apply': 'standing=applying',
  'those suspended, oldest first': 'standing=suspended&order=oldest',
  'one letter of a name': 'search=e',
  'a first name that many have': 'search=elif',
  'a first and a last name': 'search=elif%20ka',
  'of those suspended': 'search=e&standing=suspended',
  nobody: 'search=zzz',
};

export const creatorList = (): Promise<Figure[]> => measure('SQLite', '');

export async function creatorListOnPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres(['shared_buffers=512MB', 'synchronous_commit=off']);
  try {
    await postgres.createDatabase('creators');
    return await measure('PostgreSQL', `${postgres.url}/creators`);
  } finally {
    await postgres.stop();
  }
}

async function measure(database: string, databaseUrl: string): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const { platform, token } = await fill(creators, env);
  await letStand(platform);
  if (databaseUrl !== '') await sql`vacuum analyze`.execute(platform.database);
  const side = await startSide('unlimited-server.ts', env);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(pages)) {
    const seen: number[] = [];
    for (let turn = 0; turn < calls; turn += 1) {
      const begun = performance.now();
      await call(side, { agent, path: `/api/admin/creators?${query}`, token });
      seen.push(performance.now() - begun);
    }
    figures.push(atMost(`100,000 creators on ${database}: ${name}`, median(seen), 20, ' ms'));
  }
  agent.destroy();
  await endSide(side);
  await platform.database.destroy();
  data.remove();
  return figures;
}

/** One in ten is not active yet, half of whom were approved, and one in a hundred is suspended. */
export async function letStand({ database }: Platform): Promise<void> {
  await sql`update account set state = case when "createdAt" % 100 = 7 then 'suspended' when "createdAt" % 10 = 3 then 'pending' else state end
    where role = 'creator'`.execute(database);
  await sql`insert into application (id, "accountId", state, language, "privacyVersion", "createdAt", "updatedAt")
    select id, id, case when state <> 'pending' or "createdAt" % 20 = 3 then 'APPROVED' else 'ONHOLD' end, 'en', '1', "createdAt", "createdAt"
    from account where role = 'creator' and id not in (select "accountId" from application)`.execute(database);
  await sql`insert into "bankLink" (id, "accountId", "tokenHash", state, "expiresAt", "createdAt")
    select account.id, account.id, account.id, case when account.state = 'pending' then 'issued' else 'verified' end, 1, 1
    from account inner join application on application."accountId" = account.id
    where application.state = 'APPROVED'`.execute(database);
}
