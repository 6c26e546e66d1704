import { sql } from 'kysely';
import { eventually } from './eventually.ts';
import type { TestServer } from './server.ts';

/**
 * Does things at once while nobody may write to a table, and lets them write once so many wait, for the table or for each
 * other. On SQLite they come one after the other by themselves.
 */
export async function whileHeld<Result>(
  { platform: { database, config } }: TestServer,
  { table, waiting }: { table: string; waiting: number },
  work: () => Promise<Result>,
): Promise<Result> {
  if (config.database.kind === 'sqlite') return work();
  const holder = await database.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in share mode`.execute(holder);
  const working = work();
  await untilWaiting(database, waiting);
  await holder.commit().execute();
  return working;
}

/** Does something that has to wait for an account on PostgreSQL, and lets it go on once something has happened meanwhile. */
export async function whileAccountHeld<Result>(
  { platform: { database } }: TestServer,
  id: string,
  { work, meanwhile }: { work: () => Promise<Result>; meanwhile: () => void },
): Promise<Result> {
  const holder = await database.startTransaction().execute();
  await holder.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const working = work();
  await untilWaiting(database, 1);
  meanwhile();
  await holder.commit().execute();
  return working;
}

export const untilWaiting = (database: TestServer['platform']['database'], count: number): Promise<void> =>
  eventually(
    async () => {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database,
        );
      if (rows.length < count) throw new Error(`${rows.length} of ${count} wait.`);
    },
    { within: 4_000 },
  );
