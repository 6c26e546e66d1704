import { describe, expect, it } from 'vitest';
import { journeyMap } from './journey-map.ts';
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
    const map = journeyMap([lisbon, kalkan, kas, demre]);
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
