import type { CreatorItem, Trip } from '#contract/creator.ts';
import { filterGroups } from '#contract/directory-choices.ts';
import { languages } from '#contract/language.ts';
import { withKnownDays } from '#rules/blog-visibility.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { findableWords, termsOf } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import { tripHead } from '#rules/trip-head.ts';
import { findAccount, lockAccount } from '../accounts/accounts.ts';
import { type CreatorRecord, creatorItemOf } from '../creators/creator-item.ts';
import { findCreator } from '../creators/creators.ts';
import type { Platform } from '../db/platform.ts';
import { cleanUpInPages } from '../db/queries.ts';
import type { DirectoryStopTable, DirectoryTermTable } from '../db/tables/directory-entry.table.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { type TripRow, tripView } from '../trips/stored-trip.ts';
import { listPublishedTrips } from '../trips/trips.ts';
import {
  deleteFoundBy,
  insertDirectoryRows,
  insertNewEntries,
  listOutdated,
  upsertEntry,
  upsertProfile,
} from './directory-entry.store.ts';

export type Term = Omit<DirectoryTermTable, 'number'>;
type Stop = Omit<DirectoryStopTable, 'number'>;

/**
 * Add 1 whenever the projection writes something else, such as the terms of another filter: after the upgrade, a job
 * projects all creators again that an older version has written.
 */
const projectionVersion = 3;

/** Creators who are not listed have no terms and no stops. */
function projectionOf(record: CreatorRecord) {
  const { account, creator, trips } = record;
  const [profile, views] = [creatorItemOf(record, 'en'), trips.map((trip) => tripHead(sponsorView(trip, noDay)))];
  const isListed = account.state === 'active';
  return {
    entry: {
      accountId: account.id,
      isListed: isListed ? 1 : 0,
      nameFolded: fold(account.name),
      followersCount: creator.followersCount,
      tripCount: trips.length,
      projection: projectionVersion,
    },
    profile: { accountId: account.id, profile: JSON.stringify(profile), trips: JSON.stringify(views) },
    terms: isListed ? allTerms(profile, views) : [],
    words: isListed ? wordsOf(record) : [],
    stops: isListed ? stopsOf(views) : [],
  };
}

/** Stored rows are not updated as days pass, so they leave out all days that are hidden from sponsors. */
const noDay = '';

/** Sponsors do not learn for whom the days of a trip are hidden. */
export function sponsorView(trip: TripRow, today: string): Trip {
  const { daysFor: _, ...view } = viewWithDaysFor(trip, today);
  return view;
}

/** Keeps `daysFor`, by which the blog rules hide days from visitors. */
export const viewWithDaysFor = (trip: TripRow, today: string): Trip => ({
  ...withKnownDays(tripView(trip), { audience: 'sponsor', today }),
  notes: '',
});

function allTerms(profile: CreatorItem, trips: readonly Trip[]): Term[] {
  const creator = { ...profile, publishedVayas: trips };
  return filterGroups.flatMap((kind) => [...new Set(termsOf(kind, creator) ?? [])].map((term) => ({ kind, term })));
}

/** In every language, whatever language the creator or the sponsor reads. */
function wordsOf(record: CreatorRecord): { word: string }[] {
  const words = languages.flatMap((language) => findableWords(creatorItemOf(record, language)));
  return [...new Set(words)].map((word) => ({ word }));
}

function stopsOf(trips: readonly Trip[]): Stop[] {
  const stops = trips.flatMap((trip) => {
    const days = daysOf(trip);
    return days
      ? trip.locations.map(({ cityName }) => ({ city: fold(cityName), firstDay: days.from, lastDay: days.to }))
      : [];
  });
  return [...new Map(stops.map((stop) => [JSON.stringify(stop), stop])).values()];
}

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
