import { findCreator } from '../creator/creator.store.ts';
import type { Database } from '../database.ts';
import { findAccount } from '../session/account.store.ts';
import { listPublishedTrips } from '../trip/trip.store.ts';
import { replaceEntry, takeVersion } from './directory-entry.store.ts';
import { entryOf } from './directory-entry.ts';

/** Writes a creator's entry in the directory anew, in the transaction that changed what it shows. */
export async function projectCreator(transaction: Database, accountId: string): Promise<void> {
  const version = await takeVersion(transaction);
  const account = await findAccount(transaction, accountId);
  const rows = await findCreator(transaction, accountId);
  if (!account || !rows) return;
  const trips = await listPublishedTrips(transaction, accountId);
  await replaceEntry(transaction, { ...entryOf({ account, ...rows, trips }), version });
}
