import { LRUCache } from 'lru-cache';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { JourneyPlace } from '#rules/journey-places.ts';
import { Unavailable } from '../lib/errors.ts';
import { placesWithin } from '../reference/places.ts';
import { journeySheet, placesOf, type Sheet } from './journey-map.ts';
import { coarseLandPath } from './land.ts';
import { drawLandApart } from './land-process.ts';

/** Maps follow from their places alone, so they outlive the pages that they were drawn for. */
const cache = new LRUCache<string, JourneyMap, Sheet>({
  maxSize: 6_000_000,
  // The stops of a map repeat the names and coordinates of the key.
  sizeCalculation: ({ land, route }, key) => 3 * key.length + land.length + route.length,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: { map, land } }) => ({ ...map, land: await drawLandApart(land) }),
});

/** While the process that draws is unavailable, the coast is coarser. */
export async function journeyOf(journey: readonly JourneyPlace[]): Promise<JourneyMap | null> {
  const places = placesOf(journey);
  const key = JSON.stringify(places);
  const cached = cache.get(key);
  if (cached) return cached;
  const sheet = journeySheet(places, placesWithin);
  if (sheet === null) return null;
  try {
    return await cache.forceFetch(key, { context: sheet });
  } catch (failure) {
    if (!(failure instanceof Unavailable)) throw failure;
    return { ...sheet.map, land: coarseLandPath(sheet.land) };
  }
}
