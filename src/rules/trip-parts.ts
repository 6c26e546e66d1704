import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import { inJourneyOrder } from './journey-places.ts';
import { memoizeLast } from './memoize-last.ts';

/** One, two, three or four of them fill each row. */
export const tripsOnPage = 48;

/** The number of pages of a blog with this number of trips. */
export const partsOf = ({ trips }: Pick<BlogPage, 'trips'>): number =>
  Math.max(1, Math.ceil(trips.length / tripsOnPage));

/** The page with the trips up to the end of a part: the whole of a large blog takes too long to draw. */
export const pageInPart = (page: BlogPage, part: number): BlogPage =>
  partsOf(page) === 1 ? page : { ...page, trips: tripsInPart(page.trips, part) };

const tripsInPart = memoizeLast((trips: BlogPage['trips'], part: number) =>
  part * tripsOnPage >= trips.length ? trips : trips.slice(0, part * tripsOnPage),
);

/** The id of the trip with which a part starts. */
export const firstOfPart = (index: number): string | undefined =>
  index > 0 && index % tripsOnPage === 0 ? `trips-${index / tripsOnPage + 1}` : undefined;

/** The page with one trip and those before and after it in the journey alone, the latest first. */
export function pageAround(page: BlogPage, trip: TripCard): BlogPage {
  const trips = inJourneyOrder(page.trips).toReversed();
  const index = trips.indexOf(trip);
  return { ...page, trips: trips.slice(Math.max(0, index - 1), index + 2) };
}

/** The part that an address asks for; the first where it asks for none that could be. */
export const partIn = (query: unknown): number =>
  typeof query === 'string' && /^[1-9]\d{0,2}$/.test(query) ? Number(query) : 1;
