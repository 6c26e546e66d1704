import { type Kysely, sql } from 'kysely';
import { Neighbour } from '../neighbour.ts';
import type { Platform } from '../platform.ts';
import { openDatabase } from './open-database.ts';

/** A copy of the database, which may be behind or away. */
export interface Replica<Tables> {
  /** What was read there, on one connection; null without a wait while it is known to be away. */
  ask<Result>(read: (copy: Kysely<Tables>) => Promise<Result>): Promise<Result | null>;
  close(): Promise<void>;
}

const use = { connection: 500, answer: 500, standstill: 400, presence: null };

/** Whoever meets a failure is the last to wait for it. */
export function openReplica<Tables>(url: string, platform: Pick<Platform, 'log' | 'now'>): Replica<Tables> {
  const copy = openDatabase<Tables>({ kind: 'postgres', url }, use);
  const neighbour = new Neighbour(platform, {
    away: 'the replica is away, its reads go to the primary',
    back: 'the replica is back',
    look: () => sql`select 1`.execute(copy),
  });
  return {
    async ask(read) {
      if (neighbour.isAway()) return null;
      try {
        return await copy.connection().execute(read);
      } catch (failure) {
        neighbour.leaveAlone(failure);
        return null;
      }
    },
    close: () => copy.destroy(),
  };
}
