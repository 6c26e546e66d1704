import { type GeoProjection, type GeoStreamWrapper, geoMercator, geoPath } from 'd3-geo';
import type { TripPlace } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { Bounds } from '../reference/places.ts';
import { CoastPen } from './coast-pen.ts';
import { labelled } from './label-stops.ts';
import { coarseLand, fineLand } from './land.ts';
import { nearTogether } from './near-places.ts';
import { spread } from './spread-stops.ts';

const [width, height] = [800, 420];
const margin = 64;
/** The largest scales, in pixels per radian, for a route and for one place, which shows the coast around it. */
const [maxScale, singleScale] = [24_000, 3_200];
/** Only the latest places are drawn. */
const maxPlaces = 1_000;
/** Above it the coast of the smaller data set would be seen to have corners. */
const isClose = (scale: number): boolean => scale > 420;
/** A part of a country, which may show no coast. */
const isRegion = (scale: number): boolean => scale >= singleScale;

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/** Those of which it is known where they are, each once, in the order of the journey; of very many the latest. */
export function placesOf(journey: readonly TripPlace[]): Place[] {
  const known = new Map<string, Place>();
  for (const { cityName, latitude, longitude } of journey) {
    if (latitude === undefined || longitude === undefined) continue;
    const key = `${latitude} ${longitude}`;
    if (!known.has(key)) known.set(key, { name: cityName, latitude, longitude });
  }
  return [...known.values()].slice(-maxPlaces);
}

/** Returns null for a journey without places. `placesIn` finds the largest first. */
export function journeyMap(places: readonly Place[], placesIn: (bounds: Bounds) => Place[]): JourneyMap | null {
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
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const land = landOn(projection);
  const pointOf = ({ name, longitude, latitude }: Place) => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { name, x, y };
  };
  const points = places.map(pointOf);
  const marks = nearTogether(points).map(([{ name, x, y }, ...near], index) => {
    return { number: index + 1, name, also: near.map((place) => place.name), x, y };
  });
  const stops = spread(marks, { width, height });
  const visited = new Set(places.map(({ name }) => name));
  const nearby = isRegion(projection.scale()) ? placesIn(boundsOf(projection)) : [];
  const others = nearby.filter(({ name }) => !visited.has(name)).map(pointOf);
  return { width, height, land, route: routeThrough(stops), ...labelled(stops, others, { width, height }) };
}

function boundsOf(projection: GeoProjection): Bounds {
  const [west = 0, north = 0] = projection.invert?.([0, 0]) ?? [];
  const [east = 0, south = 0] = projection.invert?.([width, height]) ?? [];
  return { north, south, east, west };
}

/** In half units, which is as fine as it is seen. */
function landOn(projection: GeoProjection): string {
  const pen = new CoastPen(3);
  const doubled: GeoStreamWrapper = {
    stream: (sink) =>
      projection.stream({
        point: (x, y) => sink.point(2 * x, 2 * y),
        lineStart: () => sink.lineStart(),
        lineEnd: () => sink.lineEnd(),
        polygonStart: () => sink.polygonStart(),
        polygonEnd: () => sink.polygonEnd(),
        sphere: () => sink.sphere?.(),
      }),
  };
  geoPath(doubled, pen)(isClose(projection.scale()) ? fineLand() : coarseLand());
  return pen.path();
}

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
