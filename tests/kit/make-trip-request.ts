import type { TripRequest } from '#contract/own-trip.ts';
import { richTextOf } from '#contract/rich-text-words.ts';

export const tripItem = (given: Partial<TripRequest['itinerary'][number]> = {}): TripRequest['itinerary'][number] => ({
  objectId: 'walk',
  objectType: 'activity',
  name: 'Walk',
  date: null,
  time: '08:30',
  address: null,
  dayNumber: 1,
  ...given,
});

/** A trip that lacks nothing, as its creator sends it. */
export const makeTripRequest = (given: Partial<TripRequest> = {}): TripRequest => ({
  title: 'The Lycian coast',
  description: richTextOf('Slowly.'),
  tripType: 'GUIDED_TOUR',
  price: 1250,
  dates: ['2026-06-20', '2026-06-21', '2026-06-22'],
  coverImage: null,
  coverFocus: null,
  places: [{ _id: '308948', cityName: 'Kaş' }],
  dayCount: 3,
  itinerary: [tripItem()],
  pictures: [],
  dayTexts: [],
  notes: 'Bring the tent.',
  followersLine: 'The ferry was late, and worth it.',
  daysFor: 'everyone',
  ...given,
});
