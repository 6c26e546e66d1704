import type { OwnProfile } from '#contract/blog.ts';
import type { ExpertiseLevel, Proficiency } from '#contract/levels.ts';
import type { ProfileForm } from '#rules/profile-form.ts';
import { type Account, findAccount } from '../accounts/accounts.ts';
import type { CreatorTraitTable } from '../db/tables/creator.table.ts';
import type { Database } from '../db/tables.ts';
import { findPlace } from '../reference/places.ts';
import { findCreator } from './creators.ts';

export type StoredCreator = Pick<Account, 'name'> & NonNullable<Awaited<ReturnType<typeof findCreator>>>;

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

export const profileOfForm = ({ locations, ...form }: ProfileForm, profilePicture: string | null): OwnProfile => ({
  ...form,
  profilePicture,
  locations: locations.map((_id) => ({ _id, cityName: findPlace(_id)?.name ?? '' })),
});
