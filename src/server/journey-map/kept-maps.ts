import type { TripPlace } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { journeyMap, placesOf } from './journey-map.ts';

const most = 300;
const drawn = new Map<string, JourneyMap | null>();

/** The map of a journey. It follows from its places alone, so it outlives the page that it was drawn for. */
export function journeyOf(journey: readonly TripPlace[]): JourneyMap | null {
  const places = placesOf(journey);
  const key = JSON.stringify(places);
  const known = drawn.get(key);
  const map = known === undefined ? journeyMap(places) : known;
  drawn.delete(key);
  drawn.set(key, map);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= most) break;
    drawn.delete(oldest);
  }
  return map;
}
