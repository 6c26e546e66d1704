import type { CreatorItem, Trip } from '#contract/creator.ts';
import { filterGroups } from '#contract/directory-choices.ts';
import { languages } from '#contract/language.ts';
import { withKnownDays } from '#rules/blog-visibility.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { findableWords, termsOf } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import { tripHead } from '#rules/trip-head.ts';
import { type CreatorRecord, creatorItemOf } from '../creators/creator-item.ts';
import type { DirectoryStopTable, DirectoryTermTable } from '../db/tables/directory-entry.table.ts';
import { type TripRow, tripView } from '../trips/trip-view.ts';

export type Term = Omit<DirectoryTermTable, 'number'>;
type Stop = Omit<DirectoryStopTable, 'number'>;

/**
 * Add 1 whenever the projection writes something else, such as the terms of another filter: after the upgrade, a job
 * projects all creators again that an older version has written.
 */
export const projectionVersion = 3;

/** Creators who are not listed have no terms and no stops. */
export function projectionOf(record: CreatorRecord) {
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
