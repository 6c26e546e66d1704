import type { ProfileForm } from '#contract/application.ts';
import type { ExpertiseLevel, Proficiency } from '#contract/application-choices.ts';
import type { OwnProfile } from '#contract/blog.ts';
import { notKnown } from '#rules/application.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import { fold } from '#rules/fold.ts';
import type { Problems } from '#rules/problems.ts';
import { cleanFollowers, cleanPhone, isPhoneGiven, phoneShape, profileProblems } from '#rules/profile-form.ts';
import { handleOf } from '#rules/social-account.ts';
import { type Account, findAccount } from '../accounts/accounts.ts';
import type { CreatorTraitTable } from '../db/tables/creator.table.ts';
import type { Database } from '../db/tables.ts';
import { dialledNumber } from '../lib/contacts.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices, namesById } from '../reference/lists.ts';
import { findPlace } from '../reference/places.ts';
import { type CreatorRows, findCreator } from './creators.ts';

type StoredCreator = Pick<Account, 'name'> & NonNullable<Awaited<ReturnType<typeof findCreator>>>;

/** A creator's profile as they edit it: with the ids of the reference lists. */
export function ownProfileOf({ name, creator, traits, locations }: StoredCreator): OwnProfile {
  const of = (kind: CreatorTraitTable['kind']) => traits.filter((trait) => trait.kind === kind);
  const { aboutMe, profilePicture, phoneNumber, instagram, youtube, tiktok } = creator;
  return {
    fullName: name,
    aboutMe,
    profilePicture,
    phoneNumber,
    socialMediaAccounts: { instagram, youtube, tiktok },
    instagramFollowers: String(creator.instagramFollowers ?? ''),
    youtubeFollowers: String(creator.youtubeFollowers ?? ''),
    tiktokFollowers: String(creator.tiktokFollowers ?? ''),
    languages: of('language').map(({ value, level }) => ({ language: value, proficiency: level as Proficiency })),
    expertises: of('expertise').map(({ value, level }) => ({ expertise: value, level: level as ExpertiseLevel })),
    locations: locations.map(({ cityId, cityName }) => ({ _id: cityId, cityName })),
    services: of('service').map(({ value }) => value),
    serviceOffers: of('serviceOffer').map(({ value }) => value),
  };
}

export async function findOwnProfile(database: Database, id: string): Promise<OwnProfile | null> {
  const [account, rows] = await Promise.all([findAccount(database, id), findCreator(database, id)]);
  return account && rows ? ownProfileOf({ ...account, ...rows }) : null;
}

export const toOwnProfile = ({ locations, ...form }: ProfileForm, profilePicture: string | null): OwnProfile => ({
  ...form,
  profilePicture,
  locations: locations.map((_id) => ({ _id, cityName: findPlace(_id)?.name ?? '' })),
});

/** Handles that are none stay as they were written, and are a problem then. */
export async function cleanProfile(form: ProfileForm): Promise<ProfileForm> {
  const { fullName, phoneNumber, aboutMe, socialMediaAccounts } = form;
  const { instagram, youtube, tiktok } = socialMediaAccounts;
  return {
    ...form,
    fullName: fullName.trim().replace(/\s+/g, ' '),
    phoneNumber: (await dialledNumber(phoneNumber)) ?? cleanPhone(phoneNumber),
    aboutMe: aboutMe.trim(),
    socialMediaAccounts: {
      instagram: handleOf('instagram', instagram) ?? instagram,
      youtube: handleOf('youtube', youtube) ?? youtube,
      tiktok: handleOf('tiktok', tiktok) ?? tiktok,
    },
    instagramFollowers: cleanFollowers(form.instagramFollowers),
    youtubeFollowers: cleanFollowers(form.youtubeFollowers),
    tiktokFollowers: cleanFollowers(form.tiktokFollowers),
  };
}

/** The problems of a profile, with those that only the server can find. */
export const findProfileProblems = async (form: ProfileForm): Promise<Problems<ApplicationField>> => ({
  ...unknownEntryProblems(form),
  ...(await phoneNumberProblems(form)),
  ...profileProblems(form),
});

const phoneNumberProblems = async ({ phoneNumber }: ProfileForm): Promise<Problems<ApplicationField>> =>
  isPhoneGiven(phoneNumber) && (await dialledNumber(phoneNumber)) === null ? { phoneNumber: phoneShape } : {};

const knownIds = {
  languages: namesById(listLanguages('en')),
  expertises: namesById(listExpertises('en')),
  services: namesById(listServices('en')),
  serviceOffers: namesById(listServiceOffers('en')),
};

function unknownEntryProblems(form: ProfileForm): Problems<ApplicationField> {
  const isKnown = {
    languages: form.languages.every(({ language }) => knownIds.languages.has(language)),
    expertises: form.expertises.every(({ expertise }) => knownIds.expertises.has(expertise)),
    locations: form.locations.every((id) => findPlace(id) !== undefined),
    services:
      form.services.every((id) => knownIds.services.has(id)) &&
      form.serviceOffers.every((id) => knownIds.serviceOffers.has(id)),
  };
  return Object.fromEntries(
    Object.entries(isKnown)
      .filter(([, isValid]) => !isValid)
      .map(([field]) => [field, notKnown]),
  );
}

interface StoredWith {
  accountId: string;
  profilePicture: string | null;
  updatedAt: number;
  /** When the numbers of followers were entered; without it those that are stored stay. */
  followersAt?: number;
}

export function creatorRowsOf(form: ProfileForm, { accountId, ...stored }: StoredWith): CreatorRows {
  const { fullName, phoneNumber, aboutMe, socialMediaAccounts } = form;
  return {
    creator: {
      accountId,
      nameFolded: fold(fullName),
      phoneNumber,
      aboutMe,
      ...socialMediaAccounts,
      ...stored,
      ...(stored.followersAt !== undefined && followersIn(form)),
    },
    traits: traitsOf(form).map((trait) => ({ accountId, ...trait })),
    locations: locationsOf(form).map((location) => ({ accountId, ...location })),
  };
}

const countIn = (text: string): number | null => (text === '' ? null : Number(text));

function followersIn(form: ProfileForm) {
  const [instagram, youtube, tiktok] = [form.instagramFollowers, form.youtubeFollowers, form.tiktokFollowers].map(
    countIn,
  );
  return {
    instagramFollowers: instagram ?? null,
    youtubeFollowers: youtube ?? null,
    tiktokFollowers: tiktok ?? null,
    followersCount: (instagram ?? 0) + (youtube ?? 0) + (tiktok ?? 0),
  };
}

function traitsOf({ languages, expertises, services, serviceOffers }: ProfileForm) {
  return [
    ...languages.map(({ language, proficiency }, position) => ({
      ...{ kind: 'language' as const, value: language, level: proficiency, position },
    })),
    ...expertises.map(({ expertise, level }, position) => ({
      ...{ kind: 'expertise' as const, value: expertise, level, position },
    })),
    ...services.map((value, position) => ({ kind: 'service' as const, value, level: null, position })),
    ...serviceOffers.map((value, position) => ({ kind: 'serviceOffer' as const, value, level: null, position })),
  ];
}

/** The first is the main one. */
const locationsOf = ({ locations }: ProfileForm) =>
  locations.flatMap((cityId, position) => {
    const place = findPlace(cityId);
    return place ? [{ cityId, cityName: place.name, stateName: place.state, country: place.country, position }] : [];
  });
