import type { CreatorItem, Trip } from '#contract/creator.ts';
import type { ExpertiseLevel, Proficiency } from '#contract/levels.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { serviceCode } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import type { Account } from '../account/accounts.ts';
import type { CreatorLocationTable, CreatorTraitTable } from '../creator/creator.table.ts';
import { listExpertises, listLanguages, listServiceOffers, namesById } from '../reference-data/lists.ts';
import { countryName } from '../reference-data/places.ts';
import type { TripTable } from '../trip/trip.table.ts';
import { tripView } from '../trip/trip-view.ts';
import type { DirectoryEntryTable } from './directory-entry.table.ts';

/** Everything of a creator that the directory shows or compares. */
export interface CreatorRecord {
  account: Account;
  creator: {
    phoneNumber: string;
    aboutMe: string;
    profilePicture: string | null;
    instagram: string;
    youtube: string;
    tiktok: string;
    followersCount: number;
  };
  traits: readonly Omit<CreatorTraitTable, 'accountId'>[];
  locations: readonly Omit<CreatorLocationTable, 'accountId'>[];
  trips: readonly TripTable[];
}

export type UnversionedEntry = Omit<DirectoryEntryTable, 'version'>;

/**
 * To be raised by one whenever `entryOf`, or whatever it calls, gives something else than before for the same creator:
 * what an older release has written is then written anew while the server runs.
 */
export const entryShape = 1;

export function entryOf(record: CreatorRecord): UnversionedEntry {
  const { account, creator, trips } = record;
  const [profile, views] = [profileOf(record), trips.map(tripView)];
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

/** A creator as sponsors see them, without trips. Names are English; whoever shows them in another language knows them by their ids. */
export function profileOf({ account, creator, traits, locations, trips }: CreatorRecord): CreatorItem {
  const of = (kind: CreatorTraitTable['kind']) => traits.filter((trait) => trait.kind === kind);
  const cities = locations.map(({ cityId, cityName, stateName, country }) => ({
    _id: cityId,
    cityName,
    stateName,
    countryName: countryName(country, 'en'),
  }));
  return {
    _id: account.id,
    fullName: account.name,
    username: account.username,
    userId: { _id: account.id, followersCount: creator.followersCount },
    followersCount: creator.followersCount,
    email: account.email,
    phoneNumber: creator.phoneNumber,
    aboutMe: creator.aboutMe,
    profilePicture: creator.profilePicture,
    locations: cities,
    location: cities[0] ?? null,
    services: of('service').map(({ value }) => serviceCode(value)),
    expertises: of('expertise').map(({ value, level }) => ({
      expertise: { _id: value, name: names().expertise.get(value) ?? value },
      level: level as ExpertiseLevel,
    })),
    languages: of('language').map(({ value, level }) => ({
      language: { _id: value, name: names().language.get(value) ?? value },
      proficiency: level as Proficiency,
    })),
    serviceOffers: of('serviceOffer').map(({ value }) => ({
      _id: value,
      name: names().serviceOffer.get(value) ?? value,
    })),
    socialMediaAccounts: { instagram: creator.instagram, youtube: creator.youtube, tiktok: creator.tiktok },
    totalVayaCount: trips.length,
  };
}

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

/** The lists are made when they are first needed. */
function makeNames() {
  return {
    expertise: namesById(listExpertises('en')),
    language: namesById(listLanguages('en')),
    serviceOffer: namesById(listServiceOffers('en')),
  };
}

let made: ReturnType<typeof makeNames> | undefined;

function names(): ReturnType<typeof makeNames> {
  made ??= makeNames();
  return made;
}
