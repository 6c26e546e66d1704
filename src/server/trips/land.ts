import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoIdentity } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** On the Mercator plane, in radians: x and y of each point in turn. */
type Ring = Float32Array;

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

interface Polygon extends Box {
  rings: readonly Ring[];
}

/** Where the plane lies on a sheet: pixels per radian, and the pixel of its origin. */
interface Plane {
  scale: number;
  x: number;
  y: number;
}

export interface LandTask {
  plane: Plane;
  width: number;
  height: number;
}

const require = createRequire(import.meta.url);
const radians = Math.PI / 180;
/** Further north and south the plane has no end. */
const lastLatitude = 85;

/** Land and coast of Natural Earth, without borders; read with the first map. */
function landOf(name: 'land-110m' | 'land-10m'): () => readonly Polygon[] {
  let read: Polygon[] | undefined;
  return () => {
    read ??= polygonsIn(JSON.parse(readFileSync(require.resolve(`world-atlas/${name}.json`), 'utf8')));
    return read;
  };
}

const coarseLand = landOf('land-110m');
const fineLand = landOf('land-10m');

/** Above this scale the coast of the smaller data set would be seen to have corners. */
const isClose = (scale: number): boolean => scale > 420;

/** The land on a sheet as the path of an SVG, in half units, which is as fine as it is seen. */
export function landPath(
  { plane, ...sheet }: LandTask,
  land = isClose(plane.scale) ? fineLand() : coarseLand(),
): string {
  const pen = new CoastPen(3);
  drawLand(land, plane, { pen, ...sheet });
  return pen.path();
}

export const coarseLandPath = (task: LandTask): string => landPath(task, coarseLand());

function polygonsIn(topology: Topology<{ land: GeometryCollection }>): Polygon[] {
  const { features } = feature(topology, topology.objects.land);
  return features.flatMap(({ geometry }) => {
    if (geometry.type !== 'MultiPolygon') return [];
    return geometry.coordinates.map((rings) => polygonOf(rings.map(ringOf)));
  });
}

function ringOf(positions: readonly (readonly number[])[]): Ring {
  const ring = new Float32Array(2 * positions.length);
  for (const [index, [longitude = 0, latitude = 0]] of positions.entries()) {
    const clamped = Math.min(Math.max(latitude, -lastLatitude), lastLatitude) * radians;
    ring[2 * index] = longitude * radians;
    ring[2 * index + 1] = Math.log(Math.tan(Math.PI / 4 + clamped / 2));
  }
  return ring;
}

function polygonOf(rings: readonly Ring[]): Polygon {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [x, y] of pointsOf(rings[0] ?? new Float32Array())) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return { ...box, rings };
}

function* pointsOf(ring: Ring): Generator<[x: number, y: number]> {
  for (let index = 0; index < ring.length; index += 2) yield [ring[index] ?? 0, ring[index + 1] ?? 0];
}

/** Draws what of the land lies on a sheet, in half pixels. The earth repeats itself to both sides. */
function drawLand(
  land: readonly Polygon[],
  plane: Plane,
  { pen, width, height }: { pen: CoastPen; width: number; height: number },
): void {
  const clipped = geoIdentity()
    .clipExtent([
      [-4, -4],
      [2 * width + 4, 2 * height + 4],
    ])
    .stream(outlineBy(pen));
  for (const turn of [-2 * Math.PI, 0, 2 * Math.PI]) {
    const x = plane.x + turn * plane.scale;
    const sheet = {
      west: (-4 - x) / plane.scale,
      east: (width + 4 - x) / plane.scale,
      south: (plane.y - height - 4) / plane.scale,
      north: (plane.y + 4) / plane.scale,
    };
    for (const { rings, ...box } of land) {
      if (!meet(box, sheet)) continue;
      clipped.polygonStart();
      for (const ring of rings) {
        clipped.lineStart();
        for (const [east, north] of pointsNear(ring, sheet))
          clipped.point(2 * (x + east * plane.scale), 2 * (plane.y - north * plane.scale));
        clipped.lineEnd();
      }
      clipped.polygonEnd();
    }
  }
}

const meet = (one: Box, other: Box): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;

/** Of points in a row that all lie beyond one side of the box, the first and the last: no line between them enters it. */
function* pointsNear(ring: Ring, { west, east, south, north }: Box): Generator<[x: number, y: number]> {
  const sideOf = (index: number): number => {
    const [x = 0, y = 0] = [ring[index], ring[index + 1]];
    if (x < west) return 1;
    if (x > east) return 2;
    if (y < south) return 3;
    return y > north ? 4 : 0;
  };
  // A ring ends where it starts, which the clip closes itself.
  const end = ring.length - 2;
  let before = -1;
  let side = sideOf(0);
  for (let index = 0; index < end; index += 2) {
    const after = index + 2 < end ? sideOf(index + 2) : -1;
    if (side === 0 || side !== before || side !== after) yield [ring[index] ?? 0, ring[index + 1] ?? 0];
    before = side;
    side = after;
  }
}

/** Closed lines of points. */
function outlineBy(pen: CoastPen) {
  let isFirst = true;
  return {
    polygonStart() {},
    polygonEnd() {},
    lineStart() {
      isFirst = true;
    },
    point(x: number, y: number) {
      if (isFirst) pen.moveTo(x, y);
      else pen.lineTo(x, y);
      isFirst = false;
    },
    lineEnd: () => pen.closePath(),
  };
}

/** Writes compact SVG paths: relative integer steps, and no invisible ones. */
class CoastPen {
  private readonly parts: string[] = [];
  private readonly finest: number;
  private at = { x: 0, y: 0 };

  /** Steps that are shorter than this are left out. */
  constructor(finest: number) {
    this.finest = finest;
  }

  moveTo(x: number, y: number): void {
    this.at = { x: Math.round(x), y: Math.round(y) };
    this.parts.push(`M${this.at.x} ${this.at.y}l`);
  }

  lineTo(x: number, y: number): void {
    const [dx, dy] = [Math.round(x) - this.at.x, Math.round(y) - this.at.y];
    if (Math.abs(dx) + Math.abs(dy) < this.finest) return;
    this.parts.push(`${dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`);
    this.at = { x: this.at.x + dx, y: this.at.y + dy };
  }

  closePath(): void {
    this.parts.push('z');
  }

  /** A rock that is smaller than a step is no land. */
  path(): string {
    return this.parts
      .join('')
      .replace(/M-?\d+ -?\d+l(?: ?-?\d+){0,4}z/g, '')
      .replaceAll('l ', 'l');
  }
}
