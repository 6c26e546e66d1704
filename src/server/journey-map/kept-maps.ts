import type { TripPlace } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { journeyMap, placesOf } from './journey-map.ts';

interface Drawn {
  map: JourneyMap | null;
  /** What it is counted as. */
  letters: number;
}

const mostLetters = 6_000_000;
const kept = new Map<string, Drawn>();
let letters = 0;

/** The map of a journey. It follows from its places alone, so it outlives the page that it was drawn for. */
export function journeyOf(journey: readonly TripPlace[]): JourneyMap | null {
  const places = placesOf(journey);
  const key = JSON.stringify(places);
  const drawn = kept.get(key) ?? drawnAs(key, journeyMap(places));
  drop(key);
  keep(key, drawn);
  return drawn.map;
}

/** Its stops say what the places say, and where each stands. */
const drawnAs = (key: string, map: JourneyMap | null): Drawn => ({
  map,
  letters: 3 * key.length + (map?.land.length ?? 0) + (map?.route.length ?? 0),
});

/** As many as fit: those that nobody has asked for the longest go first. */
function keep(key: string, drawn: Drawn): void {
  kept.set(key, drawn);
  letters += drawn.letters;
  for (const oldest of kept.keys()) {
    if (letters <= mostLetters) break;
    drop(oldest);
  }
}

function drop(key: string): void {
  letters -= kept.get(key)?.letters ?? 0;
  kept.delete(key);
}
