import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { SessionTable } from './session.table.ts';

export const insertSession = (database: Database, session: SessionTable) =>
  database.insertInto('session').values(session).execute();

/** Every signed-in call asks this. */
export const findSession = prepared((database: Database, tokenHash) =>
  database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['accountId', 'role', 'state', 'name', 'username', 'email', 'lastSeenAt', 'endsAt'])
    .where('tokenHash', '=', tokenHash),
);

export const touchSession = (database: Database, tokenHash: string, lastSeenAt: number) =>
  database.updateTable('session').set({ lastSeenAt }).where('tokenHash', '=', tokenHash).execute();

export const deleteSession = (database: Database, tokenHash: string) =>
  database.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();

export const deleteSessionsOf = (database: Database, accountId: string) =>
  database.deleteFrom('session').where('accountId', '=', accountId).execute();

export const deleteEndedSessions = (database: Database, now: number, idleSince: number) =>
  database
    .deleteFrom('session')
    .where((where) => where.or([where('endsAt', '<', now), where('lastSeenAt', '<', idleSince)]))
    .execute();

/** Counts one more failure and holds its row until the transaction ends; counting starts anew after a quiet hour. */
export const countFailure = (database: Database, key: string, now: number, quietSince: number) =>
  database
    .insertInto('signInThrottle')
    .values({ key, failures: 1, blockedUntil: 0, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when "signInThrottle"."updatedAt" < ${quietSince} then 1 else "signInThrottle"."failures" + 1 end`,
        updatedAt: now,
      }),
    )
    .returning(['failures', 'blockedUntil'])
    .executeTakeFirstOrThrow();

export const blockUntil = (database: Database, key: string, blockedUntil: number) =>
  database.updateTable('signInThrottle').set({ blockedUntil }).where('key', '=', key).execute();

export const clearThrottles = (database: Database, keys: string[]) =>
  database.deleteFrom('signInThrottle').where('key', 'in', keys).execute();

/** Takes back a count that turned out to be no failure. */
export const uncountFailure = (database: Database, key: string) =>
  database
    .updateTable('signInThrottle')
    .set({ failures: sql<number>`"failures" - 1`, blockedUntil: 0 })
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();

export const deleteOldThrottles = (database: Database, before: number) =>
  database.deleteFrom('signInThrottle').where('updatedAt', '<', before).execute();

export const findOrigin = (database: Database, accountId: string, originHash: string) =>
  database
    .selectFrom('knownOrigin')
    .select('lastSignInAt')
    .where('accountId', '=', accountId)
    .where('originHash', '=', originHash)
    .executeTakeFirst();

export const rememberOrigin = (database: Database, accountId: string, originHash: string, lastSignInAt: number) =>
  database
    .insertInto('knownOrigin')
    .values({ accountId, originHash, lastSignInAt })
    .onConflict((conflict) => conflict.columns(['accountId', 'originHash']).doUpdateSet({ lastSignInAt }))
    .execute();
