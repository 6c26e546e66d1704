import pg from 'pg';
import { DatabaseAway } from './database-away.ts';

/**
 * Refusals that mean 'not now': connection (08), no room (53), shut down or restarted (57P), rolled back for the sake of
 * another (40), locked (55P03), taken too long (57014), read-only after a failover (25006), a transaction that was idle or
 * lasted too long (25P03, 25P04), a disk or a system that failed (58000, 58030).
 */
const notNow = /^(08|53|57P|40)|^(55P03|57014|25006|25P03|25P04|58000|58030)$/;
/** After these the connection is of no use to anybody, even where it still stands. */
const lost = /^(08|57P)|^(25006|25P03|25P04)$/;
/** A newer release has changed a table: what this connection has planned of it is of no use either. */
const planIsOld = ({ code, routine }: pg.DatabaseError): boolean =>
  code === '0A000' && routine === 'RevalidateCachedQuery';

const connectionCodes: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'];
const connectionWords = /Connection terminated|not queryable|Query read timeout/i;

/** A failure of a query as what it is, and whether its connection can serve the next. */
export function judged(failure: unknown): { failure: unknown; isLost: boolean } {
  if (!(failure instanceof Error)) return { failure, isLost: false };
  if (failure instanceof pg.DatabaseError) {
    const { code = '' } = failure;
    const isOld = planIsOld(failure);
    return {
      failure: isOld || notNow.test(code) ? new DatabaseAway(failure) : failure,
      isLost: isOld || lost.test(code),
    };
  }
  const isLost = ('code' in failure && connectionCodes.includes(failure.code)) || connectionWords.test(failure.message);
  return { failure: isLost ? new DatabaseAway(failure) : failure, isLost };
}
