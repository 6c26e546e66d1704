import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ApplicationDetailReply } from '#contract/back-office.ts';
import { type OwnProfile, ownProfile } from '#contract/blog.ts';
import type { Language } from '#contract/language.ts';
import { recordOf } from '#contract/record-of.ts';
import { type ProfileField, profileFields } from '#rules/application-fields.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { fieldsIn } from '#rules/own-profile.ts';
import { placeLabel } from '#rules/place-label.ts';
import { parseStored } from '../db/queries.ts';
import type { Database } from '../db/tables.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices, namesById } from '../reference/lists.ts';
import { countryName, findPlace } from '../reference/places.ts';

/** What staff approved: the profile and the email address before the creator first changed them. */
const approvedProfile = ownProfile.extend({ email: z.string().default('') });
type ApprovedProfile = z.output<typeof approvedProfile>;

export const rememberApprovedProfile = (database: Database, accountId: string, profile: ApprovedProfile) =>
  database
    .insertInto('approvedProfile')
    .values({ accountId, profile: JSON.stringify(profile) })
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .execute();

/** Null where the creator has changed nothing. */
export async function findApprovedProfile(database: Database, accountId: string): Promise<ApprovedProfile | null> {
  const row = await database
    .selectFrom('approvedProfile')
    .select('profile')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row ? parseStored(approvedProfile, row.profile) : null;
}

/** A new application is what staff decide about next. */
export const forgetApprovedProfile = (database: Database, accountId: string) =>
  database.deleteFrom('approvedProfile').where('accountId', '=', accountId).execute();

type Change = ApplicationDetailReply['changes'][number];

/** By the names of the application's fields. */
export function changedFields(before: OwnProfile, after: OwnProfile): ProfileField[] {
  const [was, is] = [fieldsIn(before), fieldsIn(after)];
  return profileFields.filter((field) => !isDeepStrictEqual(was[field], is[field]));
}

/** What staff read of a profile that was changed after its approval. A picture has no names. */
export function changesSince(approved: ApprovedProfile, current: ApprovedProfile, language: Language): Change[] {
  const [was, is] = [namedProfile(approved, language), namedProfile(current, language)];
  const fields = [...changedFields(approved, current), ...(approved.email === current.email ? [] : ['email' as const])];
  return fields.map((field) => ({ field, before: was[field], after: is[field] }));
}

type Entries = Change['before'];

/** A profile as staff read it. A picture has no names. */
export function namedProfile(profile: ApprovedProfile, language: Language): Record<ProfileField | 'email', Entries> {
  const { socialMediaAccounts, languages, expertises, locations, services, serviceOffers, ...rest } = profile;
  const { profilePicture: _, ...texts } = { ...rest, ...socialMediaAccounts };
  const named = (list: Parameters<typeof namesById>[0]) => {
    const names = namesById(list);
    return (id: string, level: string | null = null) => ({ name: names.get(id) ?? id, level });
  };
  const [languageIn, expertiseIn] = [named(listLanguages(language)), named(listExpertises(language))];
  const [serviceIn, offerIn] = [named(listServices(language)), named(listServiceOffers(language))];
  return {
    ...recordOf(Object.keys(texts) as (keyof typeof texts)[], (field) => entriesOf(texts[field])),
    profilePicture: [],
    languages: languages.map((each) => languageIn(each.language, each.proficiency)),
    expertises: expertises.map((each) => expertiseIn(each.expertise, each.level)),
    locations: locations.flatMap((place) => entriesOf(placeIn(place, language))),
    services: services.map((id) => serviceIn(id)),
    serviceOffers: serviceOffers.map((id) => offerIn(id)),
  };
}

function placeIn({ _id, cityName }: OwnProfile['locations'][number], language: Language): string {
  const place = findPlace(_id);
  return placeLabel(cityNameIn(cityName, language), place ? countryName(place.country, language) : '');
}

const entriesOf = (name: string): Entries => (name === '' ? [] : [{ name, level: null }]);
