import { LRUCache } from 'lru-cache';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { JourneyPlace } from '#rules/journey-places.ts';
import { placesWithin } from '../reference/places.ts';
import { journeyMap, placesOf } from './journey-map.ts';

/** Maps follow from their places alone, so they outlive the pages that they were drawn for. */
const cache = new LRUCache<string, { map: JourneyMap | null }, ReturnType<typeof placesOf>>({
  maxSize: 6_000_000,
  // The stops of a map repeat the names and coordinates of the key.
  sizeCalculation: ({ map }, key) => 3 * key.length + (map?.land.length ?? 0) + (map?.route.length ?? 0),
  memoMethod: (_key, _stale, { context: places }) => ({ map: journeyMap(places, placesWithin) }),
});

export function journeyOf(journey: readonly JourneyPlace[]): JourneyMap | null {
  const places = placesOf(journey);
  return cache.memo(JSON.stringify(places), { context: places }).map;
}
