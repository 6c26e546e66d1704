import { describe, expect, it } from 'vitest';
import type { JourneyMap } from '#contract/journey-map.ts';
import { namesOf, placesOn } from '#rules/journey-places.ts';
import { journeyOf, journeySheet, type Place, placesOf } from '#server/trips/journey-map.ts';
import { landPath } from '#server/trips/land.ts';
import { offPixels } from '#tests/kit/off-pixels.ts';

function journeyMap(places: readonly Place[]): JourneyMap | null {
  const sheet = journeySheet(places, () => []);
  return sheet && { ...sheet.map, land: landPath(sheet.land) };
}

const kas = { name: 'Kaş', latitude: 36.2018, longitude: 29.6377 };
const kalkan = { name: 'Kalkan', latitude: 36.265, longitude: 29.4139 };
const demre = { name: 'Demre', latitude: 36.2447, longitude: 29.987 };
const lisbon = { name: 'Lisbon', latitude: 38.7167, longitude: -9.1333 };
const world: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Kaş', 36.2018, 29.6377],
  ['Kalkan', 36.265, 29.4139],
  ['Demre', 36.2447, 29.987],
  ['Antalya', 36.8841, 30.7056],
  ['İzmir', 38.4127, 27.1384],
  ['Istanbul', 41.0138, 28.9497],
  ['Ankara', 39.9199, 32.8543],
  ['Bodrum', 37.0383, 27.4292],
  ['Fethiye', 36.6217, 29.1164],
  ['Athens', 37.9838, 23.7278],
  ['Rome', 41.8919, 12.5113],
  ['Naples', 40.8522, 14.2681],
  ['Lisbon', 38.7167, -9.1333],
  ['Porto', 41.1496, -8.611],
  ['Madrid', 40.4165, -3.7026],
  ['Paris', 48.8534, 2.3488],
  ['London', 51.5085, -0.1257],
  ['Dublin', 53.3331, -6.2489],
  ['Reykjavik', 64.1355, -21.8954],
  ['Oslo', 59.9127, 10.7461],
  ['Tromsø', 69.6489, 18.9551],
  ['Moscow', 55.7522, 37.6156],
  ['Cairo', 30.0626, 31.2497],
  ['Marrakesh', 31.6342, -7.9999],
  ['Dakar', 14.6937, -17.4441],
  ['Lagos', 6.4541, 3.3947],
  ['Nairobi', -1.2833, 36.8167],
  ['Cape Town', -33.9258, 18.4232],
  ['Dubai', 25.0772, 55.3093],
  ['Mumbai', 19.0728, 72.8826],
  ['Bangkok', 13.754, 100.5014],
  ['Singapore', 1.2897, 103.8501],
  ['Tokyo', 35.6895, 139.6917],
  ['Kyoto', 35.0211, 135.7538],
  ['Sydney', -33.8678, 151.2073],
  ['Hobart', -42.8794, 147.3294],
  ['New York', 40.7143, -74.006],
  ['Toronto', 43.7001, -79.4163],
  ['Los Angeles', 34.0522, -118.2437],
  ['Lima', -12.0432, -77.0282],
  ['Buenos Aires', -34.6132, -58.3772],
  ['Ushuaia', -54.8108, -68.3159],
];
const worldPlaces = world.map(([name, latitude, longitude]): Place => ({ name, latitude, longitude }));

const closest = (points: readonly { x: number; y: number }[]): number =>
  Math.min(
    ...points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

describe('the stops of a journey', () => {
  it.each([
    ['four places', [lisbon, kalkan, kas, demre]],
    ['42 places of the earth', worldPlaces],
    ['one coast', worldPlaces.slice(0, 9)],
  ])('of %s are where their places are', (_, places) => {
    const map = journeyMap(places);
    expect(map && offPixels(map, places)).toBeLessThan(2);
  });

  it('have numbers that cover no other number and no other dot', () => {
    const { stops = [] } = journeyMap(worldPlaces) ?? {};
    expect(stops.length).toBeGreaterThan(30);
    expect(closest(stops.map(({ numberAt }) => numberAt))).toBeGreaterThanOrEqual(36);
    for (const { number, numberAt } of stops)
      for (const other of stops.filter((each) => each.number !== number))
        expect(closest([numberAt, other])).toBeGreaterThanOrEqual(22);
    for (const { numberAt } of stops) {
      expect(numberAt.x).toBeGreaterThanOrEqual(18);
      expect(numberAt.x).toBeLessThanOrEqual(782);
      expect(numberAt.y).toBeGreaterThanOrEqual(18);
      expect(numberAt.y).toBeLessThanOrEqual(402);
    }
  });

  it('have their numbers on them where there is room', () => {
    const { stops = [] } = journeyMap([lisbon, kas]) ?? {};
    expect(stops.map(({ numberAt }) => numberAt)).toEqual(stops.map(({ x, y }) => ({ x, y })));
  });

  it('are one where places are one spot on the map, and tell them all', () => {
    const { stops = [] } = journeyMap([lisbon, kas, kalkan, demre, { ...lisbon, name: 'Suva', longitude: 170 }]) ?? {};
    expect(stops.map((stop) => namesOf(stop, 'en'))).toEqual(['Lisbon', 'Kaş, Kalkan, Demre', 'Suva']);
  });

  it('name the trip that leads there', () => {
    const { stops = [] } = journeyMap([{ ...lisbon, trip: '/blog/deniz/lisbon-1' }, kas]) ?? {};
    expect(stops.map(({ trip }) => trip)).toEqual(['/blog/deniz/lisbon-1', null]);
  });
});

describe('the coast', () => {
  it('runs between the sea and the land of a small bay', () => {
    const { land = '' } = journeyMap([kas, kalkan, demre]) ?? {};
    expect(land.length).toBeGreaterThan(500);
    const far = journeyMap([{ name: 'Ankara', latitude: 39.92, longitude: 32.85 }])?.land ?? '';
    expect(far).not.toBe('');
    expect(journeyMap([{ name: 'Pacific', latitude: -40, longitude: -120 }])?.land).toBe('');
  });
});

/** Places in a grid over a part of the earth, from south to north. */
const placesIn = (count: number, { from, over }: { from: { latitude: number; longitude: number }; over: number }) => {
  const row = Math.ceil(Math.sqrt(count));
  return Array.from(
    { length: count },
    (_, index): Place => ({
      name: `Place ${index}`,
      latitude: from.latitude + (over * Math.floor(index / row)) / row,
      longitude: from.longitude + (over * (index % row)) / row,
    }),
  );
};
const town = { from: { latitude: 36, longitude: 29.5 }, over: 0.2 };
const country = { from: { latitude: 36.5, longitude: 27 }, over: 5 };
const earth = { from: { latitude: -50, longitude: -60 }, over: 110 };

describe.each([
  ['a town', town],
  ['a country', country],
  ['the earth', earth],
])('a journey through %s', (_, where) => {
  it('has a stop for each of its places as long as there is room for them', () => {
    const map = journeyMap(placesIn(100, where));
    expect(map?.stops.map((stop) => namesOf(stop, 'en'))).toEqual(
      Array.from({ length: 100 }, (__, index) => `Place ${index}`),
    );
  });

  it('has one for those that are near each other where there are more, and tells them all', () => {
    const map = journeyMap(placesIn(1_000, where));
    expect(map?.stops.length).toBeLessThanOrEqual(100);
    expect(map?.stops.map(({ number }) => number)).toEqual(map?.stops.map((__, index) => index + 1));
    expect(map && placesOn(map)).toBe(1_000);
    expect(new Set(map?.stops.flatMap(({ name, also }) => [name, ...also])).size).toBe(1_000);
  });

  it('takes no more bytes than its thousand latest places', async () => {
    const journey = placesIn(25_000, where).map(({ name, ...position }) => ({ cityName: name, ...position }));
    const map = await journeyOf(journey);
    expect(placesOf(journey)[0]?.name).toBe('Place 24000');
    expect(map && placesOn(map)).toBe(1_000);
    expect(JSON.stringify(map).length).toBeLessThan(60_000);
  });
});
