import { type Kysely, sql } from 'kysely';
import type { Ticks } from '../clock.ts';
import type { DatabaseAddress } from './open-database.ts';

/** An answer that took longer says too little of when it was given. */
const longestAnswer = 250;

/** The time of this machine, or that of the PostgreSQL that several machines share: whose clock is wrong does not matter there. */
export async function ticksOf<Tables>(
  database: Kysely<Tables>,
  { kind }: DatabaseAddress,
  askedEvery = 30_000,
): Promise<Ticks> {
  const elapsed = () => performance.now();
  if (kind === 'sqlite') return { time: Date.now, elapsed };
  let { known } = await askPatiently(database);
  let asked = elapsed();
  const askAgain = async () => {
    asked = elapsed();
    const answer = await ask(database);
    if (answer.took <= longestAnswer) known = answer.known;
  };
  return {
    elapsed,
    time() {
      if (elapsed() - asked > askedEvery) void askAgain().catch(() => {});
      return known + elapsed();
    },
  };
}

/** The first answer that came soon, or of several late ones that which came soonest. */
async function askPatiently<Tables>(database: Kysely<Tables>): Promise<Answer> {
  let best = await ask(database);
  for (let left = 4; left > 0 && best.took > longestAnswer; left -= 1) {
    const next = await ask(database);
    if (next.took < best.took) best = next;
  }
  return best;
}

interface Answer {
  known: number;
  took: number;
}

/** What the database's clock said when ours had not begun to run. */
async function ask<Tables>(database: Kysely<Tables>): Promise<Answer> {
  const began = performance.now();
  const { rows } = await sql<{ now: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(database);
  const took = performance.now() - began;
  return { known: Number(rows[0]?.now) - began - took / 2, took };
}
