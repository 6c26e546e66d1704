import { describe, expect, it } from 'vitest';
import { namesOf, placesOn } from '#rules/journey-places.ts';
import { journeyOf } from './cached-maps.ts';
import { journeyMap, type Place, placesOf } from './journey-map.ts';
import { spread } from './spread-stops.ts';

const kas = { name: 'Kaş', latitude: 36.2018, longitude: 29.6377 };
const kalkan = { name: 'Kalkan', latitude: 36.265, longitude: 29.4139 };
const demre = { name: 'Demre', latitude: 36.2447, longitude: 29.987 };
const lisbon = { name: 'Lisbon', latitude: 38.7167, longitude: -9.1333 };
/** Of a number of two digits on a small map, with some room. */
const wide = 34;

const closest = (stops: readonly { x: number; y: number }[]): number =>
  Math.min(
    ...stops.flatMap((one, index) =>
      stops.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );

describe('the stops of a journey', () => {
  it('cover none of each other, however close their places are', () => {
    const map = journeyMap([lisbon, kalkan, kas, demre], () => []);
    expect(map?.stops.map(({ number, name }) => `${number} ${name}`)).toEqual([
      '1 Lisbon',
      '2 Kalkan',
      '3 Kaş',
      '4 Demre',
    ]);
    expect(closest(map?.stops ?? [])).toBeGreaterThanOrEqual(wide);
    const [, second, third, fourth] = map?.stops ?? [];
    expect([second?.x, third?.x, fourth?.x]).toEqual(
      [second?.x, third?.x, fourth?.x].toSorted((one = 0, other = 0) => one - other),
    );
  });

  it('stay on their sheet, also where many are at one place', () => {
    const sheet = { width: 800, height: 420 };
    const stops = spread(
      Array.from({ length: 30 }, (_, index) => ({ x: 736 - (index % 6), y: 64 + Math.floor(index / 6) })),
      sheet,
    );
    expect(closest(stops)).toBeGreaterThanOrEqual(wide);
    for (const { x, y } of stops) {
      expect(x).toBeGreaterThanOrEqual(24);
      expect(x).toBeLessThanOrEqual(776);
      expect(y).toBeGreaterThanOrEqual(24);
      expect(y).toBeLessThanOrEqual(396);
    }
  });

  it('stay where they are as long as none is close', () => {
    const stops = [
      { x: 100, y: 100 },
      { x: 136, y: 100 },
    ];
    expect(spread(stops, { width: 800, height: 420 })).toEqual(stops);
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
    const map = journeyMap(placesIn(100, where), () => []);
    expect(map?.stops.map(namesOf)).toEqual(Array.from({ length: 100 }, (__, index) => `Place ${index}`));
    expect(closest(map?.stops ?? [])).toBeGreaterThanOrEqual(30);
  });

  it('has one for those that are near each other where there are more, and tells them all', () => {
    const map = journeyMap(placesIn(1_000, where), () => []);
    expect(map?.stops.length).toBeLessThanOrEqual(100);
    expect(map?.stops.map(({ number }) => number)).toEqual(map?.stops.map((__, index) => index + 1));
    expect(closest(map?.stops ?? [])).toBeGreaterThanOrEqual(30);
    expect(map && placesOn(map)).toBe(1_000);
    expect(new Set(map?.stops.flatMap(({ name, also }) => [name, ...also])).size).toBe(1_000);
  });

  it('takes no more bytes than its thousand latest places', () => {
    const journey = placesIn(25_000, where).map(({ name, ...position }) => ({ cityName: name, ...position }));
    const map = journeyOf(journey);
    expect(placesOf(journey)[0]?.name).toBe('Place 24000');
    expect(map && placesOn(map)).toBe(1_000);
    expect(JSON.stringify(map).length).toBeLessThan(60_000);
  });
});
