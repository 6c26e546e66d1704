import { type ListSectionKey, sectionItems } from './blog-sections.ts';
import type { BlogCreator } from './blog-visibility.ts';
import { platforms, type SocialPlatform } from './social-account.ts';
import { socialAddress } from './social-address.ts';

/** What there is of a creator to be shown or hidden: an edit of their config has to know it. */
export interface BlogFacts {
  /** The ids that the config knows items by. */
  items: Readonly<Record<ListSectionKey, readonly string[]>>;
  /** Those with a handle. */
  platforms: readonly SocialPlatform[];
  trips: readonly TripFacts[];
}

interface TripFacts {
  id: string;
  /** Those of its itinerary. */
  items: readonly string[];
}

export function factsOf(creator: BlogCreator): BlogFacts {
  const idsIn = (section: ListSectionKey) => sectionItems(creator, section).map(({ id }) => id);
  return {
    items: {
      locations: idsIn('locations'),
      languages: idsIn('languages'),
      expertises: idsIn('expertises'),
      services: idsIn('services'),
      serviceOffers: idsIn('serviceOffers'),
    },
    platforms: platforms.filter((platform) => socialAddress(platform, creator.socialMediaAccounts[platform])),
    trips: creator.publishedVayas.map(({ _id, itinerary }) => ({
      id: _id,
      items: itinerary.map(({ objectId }) => objectId),
    })),
  };
}
