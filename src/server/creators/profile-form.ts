import { notKnown } from '#rules/application.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import { fold } from '#rules/fold.ts';
import type { Problems } from '#rules/problems.ts';
import { cleanPhone, isPhoneGiven, type ProfileForm, phoneShape, profileProblems } from '#rules/profile-form.ts';
import { handleOf } from '#rules/social-account.ts';
import { dialledNumber } from '../lib/phone-number.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices, namesById } from '../reference/lists.ts';
import { findPlace } from '../reference/places.ts';
import type { CreatorRows } from './creators.ts';

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
}

export function creatorRowsOf(form: ProfileForm, { accountId, ...stored }: StoredWith): CreatorRows {
  const { fullName, phoneNumber, aboutMe, socialMediaAccounts } = form;
  return {
    creator: { accountId, nameFolded: fold(fullName), phoneNumber, aboutMe, ...socialMediaAccounts, ...stored },
    traits: traitsOf(form).map((trait) => ({ accountId, ...trait })),
    locations: locationsOf(form).map((location) => ({ accountId, ...location })),
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
