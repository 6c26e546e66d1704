import type { JourneyMap, JourneyStop } from '#contract/journey-map.ts';

interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

type Placed = Pick<JourneyStop, 'x' | 'y'> & { longitude: number; north: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/** By how many pixels the farthest dot is off, where the two outermost dots give the scale of the map. */
export function offPixels({ stops }: Pick<JourneyMap, 'stops'>, places: readonly Place[]): number {
  const placed = stops.flatMap(({ name, x, y }): Placed[] => {
    const place = places.find((each) => each.name === name);
    return place ? [{ x, y, longitude: radians(place.longitude), north: mercator(place.latitude) }] : [];
  });
  const [north, south] = outermost(placed, 'y');
  const [west, east] = outermost(placed, 'x');
  const turn = 2 * Math.PI;
  const wide = (east.longitude - west.longitude + turn) % turn;
  const [across, down] = [east.x - west.x, south.y - north.y];
  const scale = across > down ? across / wide : down / (north.north - south.north);
  return Math.max(
    ...placed.map((each) => {
      const dx = each.x - (west.x + scale * (each.longitude - west.longitude));
      return Math.hypot(
        dx - turn * scale * Math.round(dx / (turn * scale)),
        each.y - north.y - scale * (north.north - each.north),
      );
    }),
  );
}

function outermost(placed: readonly Placed[], axis: 'x' | 'y'): [Placed, Placed] {
  const sorted = placed.toSorted((one, other) => one[axis] - other[axis]);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) throw new Error('The map has no dot.');
  return [first, last];
}
