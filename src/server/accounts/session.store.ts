import { type ExpressionBuilder, sql } from 'kysely';
import type { ApplicationState } from '#contract/states.ts';
import { changeInBatches, deleteOlder } from '../db/queries.ts';
import type { SessionTable, SignInTicketTable } from '../db/tables/account.table.ts';
import type { Database, Tables } from '../db/tables.ts';

export const insertSession = (database: Database, session: SessionTable) =>
  database.insertInto('session').values(session).execute();

/** Only the sign-in of a pending creator depends on an application. */
const lastApplicationOfPending = sql<ApplicationState | null>`case when account.state = 'pending' then (
  select state from application where "accountId" = account.id order by "createdAt" desc, id limit 1
) end`;

const secondFactorOfStaff = sql<number | null>`case when account.role = 'staff' then (
  select "createdAt" from "secondFactor" where "accountId" = account.id
) end`;

/** Runs on every signed-in call. */
export const findSession = (database: Database, tokenHash: string) =>
  database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['accountId', 'role', 'state', 'name', 'username', 'email', 'lastSeenAt', 'endsAt'])
    .select([lastApplicationOfPending.as('lastApplication'), secondFactorOfStaff.as('secondFactorSince')])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

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

/** Keeps this session and the `others` that were used last. */
export const deleteOldestSessions = (
  database: Database,
  { accountId, tokenHash }: Pick<SessionTable, 'accountId' | 'tokenHash'>,
  others: number,
) => {
  const otherSessions = database
    .selectFrom('session')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .where('tokenHash', '<>', tokenHash);
  const recent = otherSessions
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .limit(others);
  return database
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('tokenHash', 'in', otherSessions)
    .where('tokenHash', 'not in', recent)
    .execute();
};

export const touchSession = (database: Database, tokenHash: string, lastSeenAt: number) =>
  database.updateTable('session').set({ lastSeenAt }).where('tokenHash', '=', tokenHash).execute();

export const deleteSession = (database: Database, tokenHash: string) =>
  database.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();

export const deleteEndedSessions = (database: Database, now: number, idleSince: number) => {
  const isEnded = ({ eb, or }: ExpressionBuilder<Tables, 'session'>) =>
    or([eb('endsAt', '<', now), eb('lastSeenAt', '<', idleSince)]);
  return changeInBatches((limit) => {
    const due = database.selectFrom('session').select('tokenHash').where(isEnded).limit(limit);
    return database.deleteFrom('session').where('tokenHash', 'in', due).where(isEnded);
  });
};

export const recordPasswordChange = (database: Database, tokenHash: string, passwordChangedAt: number) =>
  database.updateTable('session').set({ passwordChangedAt }).where('tokenHash', '=', tokenHash).execute();

export const hasChangedPassword = async (database: Database, tokenHash: string, since: number): Promise<boolean> => {
  const session = database.selectFrom('session').select('tokenHash').where('tokenHash', '=', tokenHash);
  return (await session.where('passwordChangedAt', '>', since).executeTakeFirst()) !== undefined;
};

export async function deleteOtherSessionsOf(database: Database, accountId: string, tokenHash: string): Promise<void> {
  await database.deleteFrom('session').where('accountId', '=', accountId).where('tokenHash', '<>', tokenHash).execute();
  await deleteTicketsOf(database, accountId);
}

export const insertTicket = (database: Database, ticket: SignInTicketTable) =>
  database.insertInto('signInTicket').values(ticket).execute();

export const findTicket = (database: Database, ticketHash: string, now: number) =>
  database
    .selectFrom('signInTicket')
    .selectAll()
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export const countWrongCode = (database: Database, ticketHash: string) =>
  database
    .updateTable('signInTicket')
    .set({ wrongCodes: sql<number>`"wrongCodes" + 1` })
    .where('ticketHash', '=', ticketHash)
    .execute();

export const deleteTicket = (database: Database, ticketHash: string) =>
  database.deleteFrom('signInTicket').where('ticketHash', '=', ticketHash).execute();

export const deleteTicketsOf = (database: Database, accountId: string) =>
  database.deleteFrom('signInTicket').where('accountId', '=', accountId).execute();

export const deleteOldTickets = (database: Database, now: number) =>
  deleteOlder(database, 'signInTicket', { keys: ['ticketHash'], column: 'expiresAt', before: now + 1 });
