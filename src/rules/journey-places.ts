import type { BlogPage, TripPlace } from '#contract/blog-page.ts';

/** Where the trips of a page lead, from the first to the newest. */
export const placesIn = ({ trips }: Pick<BlogPage, 'trips'>): TripPlace[] =>
  trips.toReversed().flatMap(({ places }) => places ?? []);
