import type { CreatorItem, Trip } from '#contract/creator.ts';
import { withKnownDays } from '#rules/blog-visibility.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { fold } from '#rules/fold.ts';
import { tripHead } from '#rules/trip-head.ts';
import { type CreatorRecord, profileOf } from '../creator/creator-profile.ts';
import { type TripRow, tripView } from '../trip/trip-view.ts';
import type { DirectoryEntryTable } from './directory-entry.table.ts';

export type UnversionedEntry = Omit<DirectoryEntryTable, 'version'>;

/**
 * To be raised by one whenever `entryOf`, or whatever it calls, gives something else than before for the same creator:
 * what an older release has written is then written anew while the server runs.
 */
export const entryShape = 5;

export function entryOf(record: CreatorRecord): UnversionedEntry {
  const { account, creator, trips } = record;
  const [profile, views] = [profileOf(record, 'en'), trips.map((trip) => tripHead(sponsorView(trip, noDay)))];
  return {
    accountId: account.id,
    isListed: account.state === 'active' ? 1 : 0,
    nameFolded: fold(account.name),
    followersCount: creator.followersCount,
    tripCount: trips.length,
    listedAt: account.createdAt,
    marks: marksOf(profile, views).join('\n'),
    profile: JSON.stringify(profile),
    trips: JSON.stringify(views),
    shape: entryShape,
  };
}

/** An entry stays as it is while days go by: of a trip that nobody may know the days of, it never holds any. */
const noDay = '';

/** A trip as sponsors may know it by now, who are not told whom its days are kept from. */
export function sponsorView(trip: TripRow, today: string): Trip {
  const { daysFor: _, ...view } = viewWithKeeper(trip, today);
  return view;
}

/** The same, and for whom its days are, by which visitors are told less. Notes are its creator's own. */
export const viewWithKeeper = (trip: TripRow, today: string): Trip => ({
  ...withKnownDays(tripView(trip), { audience: 'sponsor', today }),
  notes: '',
});

/** One line for each thing that can be asked for. */
function marksOf(profile: CreatorItem, trips: readonly Trip[]): string[] {
  const stays = trips.flatMap((trip) => {
    const days = daysOf(trip);
    return days
      ? trip.locations.map(({ cityName }) => markOf('there', `${fold(cityName)} ${days.from} ${days.to}`))
      : [];
  });
  const marks = [
    ...profile.expertises.map(({ expertise }) => markOf('expertise', expertise._id)),
    ...profile.languages.map(({ language }) => markOf('language', language._id)),
    ...profile.serviceOffers.map(({ _id }) => markOf('offer', _id)),
    ...profile.services.map((code) => markOf('service', code)),
    ...profile.locations.map(({ cityName }) => markOf('city', fold(cityName))),
    ...trips.map(({ tripType }) => markOf('tripType', tripType)),
    ...stays,
  ];
  return [...new Set(marks)];
}

export type MarkKind = 'expertise' | 'language' | 'offer' | 'service' | 'city' | 'tripType' | 'there';
export const markOf = (kind: MarkKind, value: string): string => `${kind}=${value.replaceAll('\n', ' ')}`;
