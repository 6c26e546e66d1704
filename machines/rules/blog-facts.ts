import type { BlogChoices, OwnProfile } from '#contract/blog.ts';
import { type ListSectionKey, sectionItems } from '#rules/blog-sections.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { platforms, type SocialPlatform, socialAddress } from '#rules/social-account.ts';

export interface BlogFacts {
  /** Item ids as the config uses them. */
  items: Readonly<Record<ListSectionKey, readonly string[]>>;
  /** Platforms with a handle. */
  platforms: readonly SocialPlatform[];
  trips: readonly TripFacts[];
}

export interface TripFacts {
  id: string;
  /** Item ids of the itinerary. */
  items: readonly string[];
}

export const noFacts: BlogFacts = {
  items: { locations: [], languages: [], expertises: [], services: [], serviceOffers: [] },
  platforms: [],
  trips: [],
};

export function factsOf(creator: BlogCreator): BlogFacts {
  return {
    items: eachSection((section) => sectionItems(creator, section, 'en').map(({ id }) => id)),
    platforms: platforms.filter((platform) => socialAddress(platform, creator.socialMediaAccounts[platform])),
    trips: creator.publishedVayas.map(({ _id, itinerary }) => ({
      id: _id,
      items: itinerary.map(({ objectId }) => objectId),
    })),
  };
}

/** The facts about a draft, whose profile may list other items. */
export function factsWithProfile(facts: BlogFacts, profile: OwnProfile | undefined): BlogFacts {
  if (profile === undefined) return facts;
  const { socialMediaAccounts } = profile;
  return {
    ...facts,
    items: {
      locations: profile.locations.map(({ _id }) => _id),
      languages: profile.languages.map(({ language }) => language),
      expertises: profile.expertises.map(({ expertise }) => expertise),
      services: profile.services.map((_, index) => String(index)),
      serviceOffers: profile.serviceOffers,
    },
    platforms: platforms.filter((platform) => socialAddress(platform, socialMediaAccounts[platform])),
  };
}

/** Adds what only the configs mention: another tab may know a trip that this one does not. */
export function factsWith(facts: BlogFacts, configs: readonly BlogChoices[]): BlogFacts {
  const displays = configs.flatMap(({ vayaDisplaySettings = {} }) => Object.entries(vayaDisplaySettings));
  const trips = joined(
    facts.trips.map(({ id }) => id),
    displays.map(([id]) => id),
    ...configs.flatMap(({ tripSettings = {} }) => [
      tripSettings.visibleTrips ?? [],
      tripSettings.highlightedTrips ?? [],
    ]),
  );
  return {
    ...facts,
    items: eachSection((section) =>
      joined(
        facts.items[section],
        ...configs.map((config) => Object.keys(config[`${section}Visibility`]?.items ?? {})),
      ),
    ),
    trips: trips.map((id) => ({
      id,
      items: joined(
        facts.trips.find((trip) => trip.id === id)?.items ?? [],
        ...displays.map(([trip, { itineraryItemsVisibility = {} }]) =>
          trip === id ? Object.keys(itineraryItemsVisibility) : [],
        ),
      ),
    })),
  };
}

const eachSection = <Value>(of: (section: ListSectionKey) => Value): Record<ListSectionKey, Value> => ({
  locations: of('locations'),
  languages: of('languages'),
  expertises: of('expertises'),
  services: of('services'),
  serviceOffers: of('serviceOffers'),
});

const joined = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];
