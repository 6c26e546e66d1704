import { findAccount } from '../account/accounts.ts';
import { findCreator } from '../creator/creators.ts';
import type { Unit } from '../records/unit-of-work.ts';
import type { Database } from '../tables.ts';
import { listPublishedTrips } from '../trip/trips.ts';
import { replaceEntry } from './directory-entry.store.ts';
import { entryOf, type UnversionedEntry } from './directory-entry.ts';
import { takeVersion } from './directory-version.ts';

/** Writes a creator's entry in the directory anew, in the unit that changed what it shows. */
export const projectCreator = (unit: Pick<Unit, 'database' | 'now'>, accountId: string): Promise<void> =>
  projectCreators(unit, [accountId]);

/** Takes the version when all else is there: until the transaction ends, nobody else gets one. */
export async function projectCreators(
  { database, now }: Pick<Unit, 'database' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  const entries: UnversionedEntry[] = [];
  for (const id of ids) entries.push(...(await entriesOf(database, id)));
  if (entries.length === 0) return;
  const version = await takeVersion(database);
  for (const entry of entries)
    await replaceEntry(database, { ...entry, version, listedAt: entry.isListed === 1 ? now : 0 });
}

/** One, or none of somebody who is no creator. */
async function entriesOf(database: Database, accountId: string): Promise<UnversionedEntry[]> {
  const account = await findAccount(database, accountId);
  const rows = await findCreator(database, accountId);
  if (!account || !rows) return [];
  const trips = await listPublishedTrips(database, accountId);
  return [entryOf({ account, ...rows, trips })];
}
