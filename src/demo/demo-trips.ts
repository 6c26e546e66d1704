import type { Language } from '#contract/language.ts';
import { richTextOf } from '#contract/rich-text-words.ts';
import { dayMs } from '#server/lib/time.ts';
import type { TripRow } from '#server/trips/stored-trip.ts';
import { landscapeKey } from './demo-pictures.ts';
import type { Landscape } from './draw-landscape.ts';
import type { Random } from './random.ts';
import { stopsOf, talesOf } from './tales.ts';

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
  { id: '318755', looks: 'coast' },
  { id: '2988507', looks: 'nightCity' },
  { id: '3128760', looks: 'nightCity' },
  { id: '3169070', looks: 'oldTown' },
  { id: '2267057', looks: 'oldTown' },
  { id: '611717', looks: 'mountain' },
  { id: '1622846', looks: 'lake' },
];

const types = ['ITINERARY_SALES', 'NON_SHOPPABLE', 'GUIDED_TOUR'] as const;
const itemTypes = ['activity', 'venue', 'activity', 'other'] as const;

interface TripSeed {
  accountId: string;
  number: number;
  language: Language;
  now: number;
  cityOf: (place: DemoPlace) => string;
}

/** Some trips that are over, perhaps one under way and some to come. */
export function demoTrips(random: Random, { accountId, number, language, now, cityOf }: TripSeed): TripRow[] {
  const used = new Set<string>();
  const count = Math.floor(random.next() ** 1.6 * 8);
  return Array.from({ length: count }, (_, index) => {
    const start = now + Math.floor((random.next() * 460 - 340) * dayMs);
    const length = 2 + Math.floor(random.next() * 6);
    const place = random.pick(demoPlaces);
    const dates = Array.from({ length }, (_, each) => new Date(start + each * dayMs).toISOString().slice(0, 10));
    const tripType = random.pick(types);
    const [title, description] = taleOf(random, place, language, used);
    const createdAt = Math.min(start - 20 * dayMs, now - dayMs);
    return {
      id: `${accountId}-${index}`,
      accountId,
      state: 'published',
      title,
      description: JSON.stringify(richTextOf(random.next() < 0.75 ? description : '')),
      tripType,
      priceCents: tripType === 'NON_SHOPPABLE' ? null : 1900 + Math.floor(random.next() * 40) * 500,
      coverFocus: null,
      coverImage: random.next() < 0.92 ? landscapeKey(place.looks, number * 8 + index) : null,
      dates: JSON.stringify(dates),
      cities: JSON.stringify([cityOf(place)]),
      cityIds: JSON.stringify([place.id]),
      daysFor: 'everyone',
      itinerary: JSON.stringify(
        itineraryOf(random, { tripId: `${accountId}-${index}`, dates, stops: stopsOf[place.looks][language] }),
      ),
      pictures: '[]',
      dayTexts: '[]',
      notes: '',
      followersLine: '',
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

/** Nobody tells the same twice while there is something else to tell of a place. */
function taleOf(random: Random, { id }: DemoPlace, language: Language, used: Set<string>) {
  const first = random.pick(talesOf(id, language));
  const tale = used.has(first[0]) ? (talesOf(id, language).find(([title]) => !used.has(title)) ?? first) : first;
  used.add(tale[0]);
  return tale;
}

interface Journey {
  tripId: string;
  dates: readonly string[];
  stops: readonly [string, ...string[]];
}

const itineraryOf = (random: Random, { tripId, dates, stops }: Journey) =>
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
