import { findAccount } from '../accounts/accounts.ts';
import type { CreatorRecord } from '../creators/creator-profile.ts';
import { findCreator } from '../creators/creators.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { listPublishedTrips } from '../trips/trips.ts';
import {
  deleteFoundBy,
  insertDirectoryRows,
  insertNewEntries,
  upsertEntry,
  upsertProfile,
} from './directory-entry.store.ts';
import { projectionOf } from './directory-entry.ts';

/** Runs in the transaction that changed the creator. */
export async function projectCreator(
  { database, now }: Pick<Unit, 'database' | 'now'>,
  accountId: string,
): Promise<void> {
  const account = await findAccount(database, accountId);
  const rows = await findCreator(database, accountId);
  if (!account || !rows) return;
  const trips = await listPublishedTrips(database, accountId);
  const { entry, profile, terms, words, stops } = projectionOf({ account, ...rows, trips });
  const number = await upsertEntry(database, { ...entry, version: now, listedAt: entry.isListed === 1 ? now : 0 });
  await upsertProfile(database, profile);
  await deleteFoundBy(database, number);
  await insertDirectoryRows(database, 'directoryTerm', numbered(number, terms));
  await insertDirectoryRows(database, 'directoryWord', numbered(number, words));
  await insertDirectoryRows(database, 'directoryStop', numbered(number, stops));
}

/** For creators without rows in the directory. */
export async function addToDirectory(database: Database, creators: readonly CreatorRecord[]): Promise<void> {
  const projections = creators.map(projectionOf);
  const entries = projections.map(({ entry }, index) => {
    const listedAt = creators[index]?.account.createdAt ?? 0;
    return { ...entry, version: listedAt, listedAt };
  });
  const numbers = new Map(
    (await insertNewEntries(database, entries)).map(({ accountId, number }) => [accountId, number]),
  );
  const numberOf = ({ entry }: (typeof projections)[number]) => numbers.get(entry.accountId) ?? 0;
  await insertDirectoryRows(
    database,
    'directoryProfile',
    projections.map(({ profile }) => profile),
  );
  await insertDirectoryRows(
    database,
    'directoryTerm',
    projections.flatMap((each) => numbered(numberOf(each), each.terms)),
  );
  await insertDirectoryRows(
    database,
    'directoryWord',
    projections.flatMap((each) => numbered(numberOf(each), each.words)),
  );
  await insertDirectoryRows(
    database,
    'directoryStop',
    projections.flatMap((each) => numbered(numberOf(each), each.stops)),
  );
}

const numbered = <Row extends object>(number: number, rows: readonly Row[]) => rows.map((row) => ({ number, ...row }));
