import type { OwnProfile } from '#contract/blog.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { serviceCode } from '#rules/service-code.ts';
import { handleOf } from '#rules/social-account.ts';
import type { ReferenceLists } from '../reference-lists/reference-lists.machine.ts';

/** A creator with the profile of a draft. Entries that were chosen since have the names of the reference lists. */
export function draftedCreator(
  creator: BlogCreator,
  profile: OwnProfile | undefined,
  lists: ReferenceLists,
): BlogCreator {
  if (profile === undefined) return creator;
  const { languages, expertises, serviceOffers, socialMediaAccounts, ...fields } = profile;
  const { instagram, youtube, tiktok } = socialMediaAccounts;
  const locations = profile.locations.map(({ _id, cityName }) => {
    const known = creator.locations.find((location) => location._id === _id);
    return known ?? { _id, id: _id, cityName, stateName: '', countryName: '' };
  });
  return {
    ...creator,
    ...fields,
    socialMediaAccounts: {
      instagram: handleOf('instagram', instagram) ?? '',
      youtube: handleOf('youtube', youtube) ?? '',
      tiktok: handleOf('tiktok', tiktok) ?? '',
    },
    locations,
    location: locations[0] ?? null,
    languages: languages.map(({ language, proficiency }) => ({
      language: named(language, [creator.languages.map((each) => each.language), lists.languages]),
      proficiency,
    })),
    expertises: expertises.map(({ expertise, level }) => ({
      expertise: named(expertise, [creator.expertises.map((each) => each.expertise), lists.expertises]),
      level,
    })),
    services: profile.services.map((id) => {
      const code = lists.services.find(({ _id }) => _id === id)?.code ?? serviceCode(id);
      const known = creator.services.find((service) => typeof service !== 'string' && service._id === code);
      return known ?? { _id: code, name: named(id, [lists.services]).name };
    }),
    serviceOffers: serviceOffers.map((id) =>
      named(id, [
        creator.serviceOffers.flatMap((offer) => (typeof offer === 'string' ? [] : [offer])),
        lists.serviceOffers,
      ]),
    ),
  };
}

interface Named {
  _id: string;
  name: string;
}

function named(id: string, lists: readonly (readonly Named[])[]): Named {
  const name = lists.flat().find(({ _id }) => _id === id)?.name;
  return { _id: id, name: name ?? id };
}
