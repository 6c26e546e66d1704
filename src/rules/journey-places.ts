import type { BlogPage, TripPlace } from '#contract/blog-page.ts';
import type { JourneyMap, JourneyStop } from '#contract/journey-map.ts';

/** Where the trips of a page lead, from the first to the newest. */
export const placesIn = ({ trips }: Pick<BlogPage, 'trips'>): TripPlace[] =>
  trips.toReversed().flatMap(({ places }) => places ?? []);

/** All that a stop stands for, in the order of the journey. */
export const namesOf = ({ name, also }: Pick<JourneyStop, 'name' | 'also'>): string => [name, ...also].join(', ');

/** How many places a map tells. */
export const placesOn = ({ stops }: Pick<JourneyMap, 'stops'>): number =>
  stops.reduce((sum, { also }) => sum + 1 + also.length, 0);
