import type { ProfileForm } from '#contract/application.ts';
import type { OwnProfile } from '#contract/blog.ts';
import type { ApplicationField, ProfileField } from './application-fields.ts';
import type { Problems } from './problems.ts';
import { profileProblems } from './profile-form.ts';
import { platforms, type SocialPlatform } from './social-account.ts';

/** A profile field by field: each is merged, listed and undone as one. */
export type ProfileFields = Omit<OwnProfile, 'socialMediaAccounts'> & Record<SocialPlatform, string>;
export type ProfileValue = ProfileFields[ProfileField];

export const fieldsIn = ({ socialMediaAccounts, ...profile }: OwnProfile): ProfileFields => ({
  ...profile,
  ...socialMediaAccounts,
});

export const isPlatform = (field: ProfileField): field is SocialPlatform => platforms.some((each) => each === field);

export const toProfileForm = ({ locations, profilePicture: _, ...profile }: OwnProfile): ProfileForm => ({
  ...profile,
  locations: locations.map(({ _id }) => _id),
});

export const ownProfileProblems = (profile: OwnProfile): Problems<ApplicationField> =>
  profileProblems(toProfileForm(profile));
