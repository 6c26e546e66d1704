import { type ExpressionBuilder, sql } from 'kysely';
import type { Approval } from '#contract/levels.ts';
import { prepared } from '../platform/database/prepared.ts';
import { sweepOlder, sweepRows } from '../platform/database/through-pages.ts';
import type { Database, Tables } from '../tables.ts';
import type { SessionTable } from './session.table.ts';

export const insertSession = (database: Database, session: SessionTable) =>
  database.insertInto('session').values(session).execute();

/** Nobody but a pending creator stands and falls with an application, and nobody else waits for it to be looked up. */
const lastApplicationOfPending = sql<Approval | null>`case when account.state = 'pending' then (
  select state from application where "accountId" = account.id order by "createdAt" desc, id limit 1
) end`;

/** Nor is anybody but staff asked for a second factor. */
const secondFactorOfStaff = sql<number | null>`case when account.role = 'staff' then (
  select "createdAt" from "secondFactor" where "accountId" = account.id
) end`;

/** Every signed-in call asks this. */
export const findSession = prepared((database: Database, tokenHash) =>
  database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['accountId', 'role', 'state', 'name', 'username', 'email', 'lastSeenAt', 'endsAt'])
    .select([lastApplicationOfPending.as('lastApplication'), secondFactorOfStaff.as('secondFactorSince')])
    .where('tokenHash', '=', tokenHash),
);

/** Those that are good at this moment, the one that was used last first. */
export const listLiveSessions = (database: Database, accountId: string, now: number, idleSince: number) =>
  database
    .selectFrom('session')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('endsAt', '>', now)
    .where('lastSeenAt', '>', idleSince)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();

/** All but this one and so many others, those that were used last. */
export const deleteOldestSessions = (
  database: Database,
  { accountId, tokenHash }: Pick<SessionTable, 'accountId' | 'tokenHash'>,
  others: number,
) => {
  const ofOthers = database
    .selectFrom('session')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .where('tokenHash', '<>', tokenHash);
  const kept = ofOthers.orderBy('lastSeenAt', 'desc').orderBy('createdAt', 'desc').orderBy('tokenHash').limit(others);
  return database
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('tokenHash', 'in', ofOthers)
    .where('tokenHash', 'not in', kept)
    .execute();
};

export const touchSession = (database: Database, tokenHash: string, lastSeenAt: number) =>
  database.updateTable('session').set({ lastSeenAt }).where('tokenHash', '=', tokenHash).execute();

export const deleteSession = (database: Database, tokenHash: string) =>
  database.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();

export const deleteEndedSessions = (database: Database, now: number, idleSince: number) => {
  const isEnded = ({ eb, or }: ExpressionBuilder<Tables, 'session'>) =>
    or([eb('endsAt', '<', now), eb('lastSeenAt', '<', idleSince)]);
  return sweepRows((most) => {
    const due = database.selectFrom('session').select('tokenHash').where(isEnded).limit(most);
    return database.deleteFrom('session').where('tokenHash', 'in', due).where(isEnded);
  });
};

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

export const clearThrottle = (database: Database, key: string) =>
  database.deleteFrom('signInThrottle').where('key', '=', key).execute();

/** Takes back a count that turned out to be no failure, and the delay that it began. */
export const uncountFailure = (database: Database, key: string, blockedUntil: number) =>
  database
    .updateTable('signInThrottle')
    .set({
      failures: sql<number>`"failures" - 1`,
      blockedUntil: sql<number>`case when "blockedUntil" = ${blockedUntil} then 0 else "blockedUntil" end`,
    })
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();

export const deleteOldThrottles = (database: Database, before: number) =>
  sweepOlder(database, 'signInThrottle', { keys: ['key'], column: 'updatedAt', before });
