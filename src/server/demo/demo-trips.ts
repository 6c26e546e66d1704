import type { TripRow } from '../trip/trip-view.ts';
import { landscapeKey } from './demo-pictures.ts';
import type { Landscape } from './draw-landscape.ts';
import type { Random } from './random.ts';

const day = 24 * 60 * 60_000;

export interface DemoPlace {
  id: string;
  looks: Landscape;
}

/** Cities of the world that the demo's creators write about, by their GeoNames id, and how they look. */
export const demoPlaces: readonly [DemoPlace, ...DemoPlace[]] = [
  { id: '745044', looks: 'oldTown' },
  { id: '323777', looks: 'coast' },
  { id: '308948', looks: 'coast' },
  { id: '320995', looks: 'coast' },
  { id: '313947', looks: 'desert' },
  { id: '314967', looks: 'coast' },
  { id: '311046', looks: 'coast' },
  { id: '318755', looks: 'mountain' },
  { id: '2988507', looks: 'nightCity' },
  { id: '3128760', looks: 'nightCity' },
  { id: '3169070', looks: 'oldTown' },
  { id: '2267057', looks: 'oldTown' },
  { id: '611717', looks: 'mountain' },
  { id: '1622846', looks: 'lake' },
];

const titles: readonly [string, ...string[]] = [
  'Three slow days in {city}',
  'What {city} eats for breakfast',
  '{city} without a car',
  'A long weekend around {city}',
  '{city} by night train and on foot',
  'Quiet corners of {city}',
  'Where the locals of {city} swim',
  '{city} with children and no hurry',
  'Out of season in {city}',
  'The old road to {city}',
];
const descriptions: readonly [string, ...string[]] = [
  'An unhurried way through the old quarter, with two places to stay that I paid for myself, one market, and the walk at dusk that I take every time I come back here. Distances, prices and opening hours were checked this year.',
  'Start early, before the buses come. I list what to book ahead, what to leave to chance, and the one lookout that nobody has put on a map yet.',
  'Written for people who travel with hand luggage and like to sit down for lunch. Includes a rainy-day plan.',
  '',
];
const stops: readonly [string, ...string[]] = [
  'Walk along the harbour wall',
  'Breakfast at the bakery by the square',
  'Boat to the far bay',
  'Museum of the old customs house',
  'Sunset from the citadel',
  'Cooking with a family',
  'Market on the market street',
  'Swim below the lighthouse',
  'Night walk with a local guide',
  'Drive over the pass',
];
const types = ['ITINERARY_SALES', 'NON_SHOPPABLE', 'GUIDED_TOUR'] as const;
const itemTypes = ['activity', 'venue', 'activity', 'other'] as const;

interface TripSeed {
  accountId: string;
  number: number;
  now: number;
  cityOf: (place: DemoPlace) => string;
}

/** Some trips that are over, perhaps one under way and some to come. */
export function demoTrips(random: Random, { accountId, number, now, cityOf }: TripSeed): TripRow[] {
  const count = Math.floor(random.next() ** 1.6 * 8);
  return Array.from({ length: count }, (_, index) => {
    const start = now + Math.floor((random.next() * 460 - 340) * day);
    const length = 2 + Math.floor(random.next() * 6);
    const place = random.pick(demoPlaces);
    const dates = Array.from({ length }, (_, each) => new Date(start + each * day).toISOString().slice(0, 10));
    const tripType = random.pick(types);
    const createdAt = Math.min(start - 20 * day, now - day);
    return {
      id: `${accountId}-${index}`,
      accountId,
      state: 'published',
      title: random.pick(titles).replace('{city}', cityOf(place)),
      description: random.pick(descriptions),
      tripType,
      priceCents: tripType === 'NON_SHOPPABLE' ? null : 1900 + Math.floor(random.next() * 40) * 500,
      coverImage: random.next() < 0.92 ? landscapeKey(place.looks, number * 8 + index) : null,
      dates: JSON.stringify(dates),
      cities: JSON.stringify([cityOf(place)]),
      cityIds: JSON.stringify([place.id]),
      daysFor: 'everyone',
      itinerary: JSON.stringify(itineraryOf(random, `${accountId}-${index}`, dates)),
      notes: '',
      likes: Math.floor(random.next() ** 2 * 900),
      collections: '[]',
      createdAt,
      updatedAt: createdAt,
      pending: null,
      version: 1,
      dayCount: length,
      savedAt: createdAt,
    };
  });
}

const itineraryOf = (random: Random, tripId: string, dates: readonly string[]) =>
  Array.from({ length: 2 + Math.floor(random.next() * 6) }, (_, index) => {
    const dayNumber = 1 + (index % dates.length);
    return {
      objectId: `${tripId}-${index}`,
      objectType: random.pick(itemTypes),
      name: random.pick(stops),
      date: random.next() < 0.7 ? (dates[dayNumber - 1] ?? null) : null,
      time: random.next() < 0.7 ? `${String(8 + Math.floor(random.next() * 12)).padStart(2, '0')}:30` : null,
      address: null,
      dayNumber,
    };
  });
