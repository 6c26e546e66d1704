import type { Database } from '../db/tables.ts';
import { deleteTicketsOf } from './sign-in-ticket.store.ts';

/** Ends every session, and every sign-in that waits for a code. */
export async function deleteSessionsOf(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('session').where('accountId', '=', accountId).execute();
  await deleteTicketsOf(database, accountId);
}

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
