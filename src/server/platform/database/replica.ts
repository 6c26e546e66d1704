import { type Kysely, sql } from 'kysely';
import type { Platform } from '../platform.ts';
import { openDatabase } from './open-database.ts';

/** A copy of the database, which may be behind or away. */
export interface Replica<Tables> {
  /** What was read there, on one connection; null without a wait while it is known to be away. */
  ask<Result>(read: (copy: Kysely<Tables>) => Promise<Result>): Promise<Result | null>;
  close(): Promise<void>;
}

const use = { connection: 500, answer: 500, standstill: 400, presence: null };
const pause = 5_000;

/** Whoever meets a failure is the last to wait for it: then the copy rests, until it is found back beside the requests. */
export function openReplica<Tables>(url: string, platform: Pick<Platform, 'log' | 'now'>): Replica<Tables> {
  const copy = openDatabase<Tables>({ kind: 'postgres', url }, use);
  let restsUntil: number | null = null;

  function leave(failure: unknown): void {
    const reason = failure instanceof Error ? failure.message.slice(0, 200) : '';
    if (restsUntil === null) platform.log.warn({ reason }, 'the replica is away, its reads go to the primary');
    restsUntil = platform.now() + pause;
  }

  async function lookForIt(): Promise<void> {
    restsUntil = platform.now() + pause;
    try {
      await sql`select 1`.execute(copy);
      restsUntil = null;
      platform.log.info({}, 'the replica is back');
    } catch (failure) {
      leave(failure);
    }
  }

  return {
    async ask(read) {
      if (restsUntil !== null) {
        if (platform.now() >= restsUntil) void lookForIt();
        return null;
      }
      try {
        return await copy.connection().execute(read);
      } catch (failure) {
        leave(failure);
        return null;
      }
    },
    close: () => copy.destroy(),
  };
}
