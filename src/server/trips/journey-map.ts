import { join } from 'node:path';
import { type GeoProjection, geoMercator } from 'd3-geo';
import { LRUCache } from 'lru-cache';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { JourneyPlace } from '#rules/journey-places.ts';
import { Unavailable } from '../lib/errors.ts';
import { WorkerProcess } from '../lib/worker-process.ts';
import { type Bounds, placesWithin } from '../reference/places.ts';
import { coarseLandPath, type LandTask } from './land.ts';
import { groupPlaces, labelled, placeNumbers } from './stop-layout.ts';

const [width, height] = [800, 420];
const margin = 64;
/** The largest scales, in pixels per radian, for a route and for one place, which shows the coast around it. */
const [maxScale, singleScale] = [24_000, 3_200];
/** Only the latest places are drawn. */
const maxPlaces = 1_000;
/** A part of a country, which may show no coast. */
const isRegion = (scale: number): boolean => scale >= singleScale;

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  /** The address of the trip that leads there. */
  trip?: string;
}

/** Those of which it is known where they are, each once, in the order of the journey; of very many the latest. */
export function placesOf(journey: readonly JourneyPlace[]): Place[] {
  const known = new Map<string, Place>();
  for (const { cityName, latitude, longitude, trip } of journey) {
    if (latitude === undefined || longitude === undefined) continue;
    const key = `${latitude} ${longitude}`;
    if (!known.has(key)) known.set(key, { name: cityName, latitude, longitude, ...(trip !== undefined && { trip }) });
  }
  return [...known.values()].slice(-maxPlaces);
}

/** A map without its land, and how that lies on the sheet. */
interface Sheet {
  map: Omit<JourneyMap, 'land'>;
  land: LandTask;
}

/** Returns null for a journey without places. `placesIn` finds the largest first. */
export function journeySheet(places: readonly Place[], placesIn: (bounds: Bounds) => Place[]): Sheet | null {
  if (places.length === 0) return null;
  const coordinates = places.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  const projection = geoMercator()
    .rotate([-middleOf(coordinates.map(([longitude]) => longitude)), 0])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      { type: 'MultiPoint', coordinates },
    );
  if (!(projection.scale() < maxScale)) centre(projection, coordinates);
  const pointOf = ({ name, longitude, latitude, trip }: Place) => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { name, trip, x: toTenths(x), y: toTenths(y) };
  };
  const groups = groupPlaces(places.map(pointOf));
  const numbers = placeNumbers(
    groups.map(([first]) => first),
    { width, height },
  );
  const stops = groups.map(([{ name, trip = null, x, y }, ...others], index) => {
    const also = others.map((place) => place.name);
    return { number: index + 1, name, also, trip, x, y, numberAt: numbers[index] ?? { x, y } };
  });
  const visited = new Set(places.map(({ name }) => name));
  const nearby = isRegion(projection.scale()) ? placesIn(boundsOf(projection)) : [];
  const others = nearby
    .filter(({ name }) => !visited.has(name))
    .map((place) => {
      const { name, x, y } = pointOf(place);
      return { name, x, y };
    });
  return {
    map: { width, height, route: routeThrough(stops), ...labelled(stops, others, { width, height }) },
    land: { width, height, plane: planeOf(projection) },
  };
}

function boundsOf(projection: GeoProjection): Bounds {
  const [west = 0, north = 0] = projection.invert?.([0, 0]) ?? [];
  const [east = 0, south = 0] = projection.invert?.([width, height]) ?? [];
  return { north, south, east, west };
}

function planeOf(projection: GeoProjection): LandTask['plane'] {
  const scale = projection.scale();
  const [x, y] = projection.translate();
  const [turned] = projection.rotate();
  return { scale, x: x + (scale * turned * Math.PI) / 180, y };
}

/** Finer than a pixel. */
const toTenths = (value: number): number => Math.round(10 * value) / 10;

/** For places so close together that they would choose a scale beyond the largest. */
function centre(projection: GeoProjection, points: readonly [number, number][]): void {
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length);
  projection.scale(points.length === 1 ? singleScale : maxScale).translate([width / 2, height / 2]);
  const [x = 0, y = 0] = projection([middle[0] ?? 0, middle[1] ?? 0]) ?? [];
  projection.translate([width - x, height - y]);
}

/** The middle of the shortest arc that holds all longitudes: a journey across the date line is drawn whole. */
function middleOf(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((one, other) => one - other);
  const gaps = sorted.map((from, index) => {
    const next = sorted[index + 1] ?? (sorted[0] ?? 0) + 360;
    return { from, next, gap: next - from };
  });
  const widest = gaps.reduce((best, each) => (each.gap > best.gap ? each : best));
  return (widest.next + widest.from + 360) / 2;
}

/** From stop to stop, each leg slightly bent, as a hand draws it. */
const routeThrough = (stops: readonly { x: number; y: number }[]): string =>
  stops
    .map(({ x, y }, index) => {
      const before = stops[index - 1];
      if (!before) return `M${x},${y}`;
      const [bendX, bendY] = [(x + before.x) / 2 + (y - before.y) * 0.12, (y + before.y) / 2 - (x - before.x) * 0.12];
      return `Q${Math.round(bendX)},${Math.round(bendY)} ${x},${y}`;
    })
    .join('');

/** The finest coast takes half a second of CPU to read, which would delay every other request of this process. */
const landProcess = new WorkerProcess<LandTask, string>(
  join(import.meta.dirname, 'draw-land.ts'),
  {},
  { idleMs: 60_000, taskMs: 30_000 },
);

/** Maps follow from their places alone, so they outlive the pages that they were drawn for. */
const cache = new LRUCache<string, JourneyMap, Sheet>({
  maxSize: 6_000_000,
  // The stops of a map repeat the names and coordinates of the key.
  sizeCalculation: ({ land, route }, key) => 3 * key.length + land.length + route.length,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: { map, land } }) => ({ ...map, land: await landProcess.run(land) }),
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
