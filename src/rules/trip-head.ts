import type { ItineraryItem, Trip } from '#contract/creator.ts';
import { beginningOf } from './directory-labels.ts';

export const maxHighlights = 3;

/** The first items of a plan. */
export const highlightsOf = (items: readonly ItineraryItem[]): ItineraryItem[] =>
  items.toSorted((one, other) => one.dayNumber - other.dayNumber).slice(0, maxHighlights);

/** What a list tells of a trip: all that is shown of it there, however long it is. */
export const tripHead = ({ story: _, dayTexts: __, ...trip }: Trip): Trip => ({
  ...trip,
  description: beginningOf(trip.description),
  itinerary: highlightsOf(trip.itinerary),
  itemCount: trip.itinerary.length,
});
