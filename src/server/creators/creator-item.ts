import type { Selectable } from 'kysely';
import type { ExpertiseLevel, Proficiency } from '#contract/application-choices.ts';
import type { CreatorItem } from '#contract/creator.ts';
import type { Language } from '#contract/language.ts';
import { serviceCode } from '#rules/service-code.ts';
import type { Account } from '../accounts/accounts.ts';
import type { CreatorLocationTable, CreatorTable, CreatorTraitTable } from '../db/tables/creator.table.ts';
import { listExpertises, listLanguages, listServiceOffers, namesById } from '../reference/lists.ts';
import { countryName } from '../reference/places.ts';
import type { TripRow } from '../trips/stored-trip.ts';

export interface CreatorRecord {
  account: Account;
  creator: Omit<Selectable<CreatorTable>, 'accountId' | 'nameFolded' | 'sharesContact' | 'updatedAt'>;
  traits: readonly Omit<CreatorTraitTable, 'accountId'>[];
  locations: readonly Omit<CreatorLocationTable, 'accountId'>[];
  trips: readonly TripRow[];
}

export function creatorItemOf(
  { account, creator, traits, locations, trips }: CreatorRecord,
  language: Language,
): CreatorItem {
  const of = (kind: CreatorTraitTable['kind']) => traits.filter((trait) => trait.kind === kind);
  const names = namesIn(language);
  const cities = locations.map(({ cityId, cityName, stateName, country }) => ({
    _id: cityId,
    id: cityId,
    cityName,
    stateName,
    countryName: countryName(country, language),
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
      expertise: { _id: value, name: names.expertise.get(value) ?? value },
      level: level as ExpertiseLevel,
    })),
    languages: of('language').map(({ value, level }) => ({
      language: { _id: value, name: names.language.get(value) ?? value },
      proficiency: level as Proficiency,
    })),
    serviceOffers: of('serviceOffer').map(({ value }) => ({
      _id: value,
      name: names.serviceOffer.get(value) ?? value,
    })),
    socialMediaAccounts: { instagram: creator.instagram, youtube: creator.youtube, tiktok: creator.tiktok },
    ...enteredFollowersOf(creator),
    totalVayaCount: trips.length,
  };
}

function enteredFollowersOf({
  instagramFollowers: instagram,
  youtubeFollowers: youtube,
  tiktokFollowers: tiktok,
  followersAt: at,
}: CreatorRecord['creator']): Pick<CreatorItem, 'enteredFollowers'> {
  const isAny = [instagram, youtube, tiktok].some((count) => count !== null);
  return isAny && at !== null ? { enteredFollowers: { instagram, youtube, tiktok, at } } : {};
}

const makeNames = (language: Language) => ({
  expertise: namesById(listExpertises(language)),
  language: namesById(listLanguages(language)),
  serviceOffer: namesById(listServiceOffers(language)),
});

const namesByLanguage = new Map<Language, ReturnType<typeof makeNames>>();

function namesIn(language: Language): ReturnType<typeof makeNames> {
  const names = namesByLanguage.get(language) ?? makeNames(language);
  namesByLanguage.set(language, names);
  return names;
}
