import { findAccount, lockAccount } from '../accounts/accounts.ts';
import type { CreatorRecord } from '../creators/creator-item.ts';
import { findCreator } from '../creators/creators.ts';
import { cleanUpInPages } from '../db/paging.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { listPublishedTrips } from '../trips/trips.ts';
import {
  deleteFoundBy,
  insertDirectoryRows,
  insertNewEntries,
  listOutdated,
  upsertEntry,
  upsertProfile,
} from './directory-entry.store.ts';
import { projectionOf, projectionVersion } from './directory-entry.ts';

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

const pageSize = 100;

/** Projects creators again whose rows were written by an older release, before an upgrade or during one. */
export const projectOutdated = (platform: Platform): Promise<number> =>
  cleanUpInPages(async (after) => {
    const page = { projection: projectionVersion, after, limit: pageSize };
    const outdated = await listOutdated(platform.database, page);
    for (const { accountId } of outdated)
      await inUnitOfWork(platform, async (unit) => {
        await lockAccount(unit, accountId);
        await projectCreator(unit, accountId);
      });
    return { count: outdated.length, last: outdated.length < pageSize ? null : (outdated.at(-1)?.accountId ?? null) };
  });
