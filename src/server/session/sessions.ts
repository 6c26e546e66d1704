import type { Database } from '../tables.ts';
import { deleteTicketsOf } from './sign-in-ticket.store.ts';

/** Signs an account out of every device, also where it was half signed in. */
export async function deleteSessionsOf(database: Database, accountId: string): Promise<void> {
  await database.deleteFrom('session').where('accountId', '=', accountId).execute();
  await deleteTicketsOf(database, accountId);
}

/** The same everywhere but where a token is kept. */
export async function deleteOtherSessionsOf(database: Database, accountId: string, tokenHash: string): Promise<void> {
  await database.deleteFrom('session').where('accountId', '=', accountId).where('tokenHash', '<>', tokenHash).execute();
  await deleteTicketsOf(database, accountId);
}
