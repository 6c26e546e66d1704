import { type Kysely, sql } from 'kysely';
import type { Ticks } from '../clock.ts';
import type { DatabaseAddress } from './open-database.ts';

const askedEvery = 30_000;

/** The time of this machine, or that of the PostgreSQL that several machines share: whose clock is wrong does not matter there. */
export async function ticksOf<Tables>(database: Kysely<Tables>, { kind }: DatabaseAddress): Promise<Ticks> {
  const elapsed = () => performance.now();
  if (kind === 'sqlite') return { time: Date.now, elapsed };
  let [known, asked] = [await timeAt(database), performance.now()];
  const ask = async () => {
    asked = elapsed();
    known = await timeAt(database);
  };
  return {
    elapsed,
    time() {
      if (elapsed() - asked > askedEvery) void ask().catch(() => {});
      return known + elapsed();
    },
  };
}

/** What the database's clock said when ours had not begun to run. */
async function timeAt<Tables>(database: Kysely<Tables>): Promise<number> {
  const began = performance.now();
  const { rows } = await sql<{ now: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(database);
  return Number(rows[0]?.now) - (began + performance.now()) / 2;
}
