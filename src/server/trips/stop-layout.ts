import type { JourneyMap, JourneyStop, NearbyPlace } from '#contract/journey-map.ts';
import { languages } from '#contract/language.ts';
import { cityNameIn } from '#rules/city-name.ts';

interface Point {
  x: number;
  y: number;
}

interface Sheet {
  width: number;
  height: number;
}

/** Closer than this, two places are one spot on the sheet. */
const sameSpot = 8;
/** As many stops as the sheet has room for, with clear water around each number. */
const maxStops = 100;

/** The places of each stop: those on one spot share it. Where there are too many stops, the spots are larger. */
export function groupPlaces<Place extends Point>(places: readonly Place[]): [Place, ...Place[]][] {
  for (let radius = sameSpot; ; radius *= 1.5) {
    const groups = groupWithin(places, radius);
    if (groups !== null) return groups;
  }
}

/** Each place joins the first stop within the radius; null if they are too many. */
function groupWithin<Place extends Point>(places: readonly Place[], radius: number): [Place, ...Place[]][] | null {
  const groups: [Place, ...Place[]][] = [];
  for (const place of places) {
    const near = groups.find(([first]) => Math.hypot(first.x - place.x, first.y - place.y) < radius);
    if (near) near.push(place);
    else if (groups.push([place]) > maxStops) return null;
  }
  return groups;
}

/** A number on a phone, where it is largest, has a radius of 18. */
const betweenNumbers = 37;
const betweenNumberAndDot = 23;
const edge = 20;
const directions = 16;
const ring = 13;

/** Where the number of each stop stands: on its dot, or next to it where it would cover another dot or number. */
export function placeNumbers(stops: readonly Point[], sheet: Sheet): Point[] {
  const placed: Point[] = [];
  // Stops with room around them come first, so that the numbers of the others are placed around them.
  const crowd = stops.map((stop) => stops.filter((other) => distance(stop, other) < 2 * betweenNumbers).length);
  const order = stops.map((_, index) => index).toSorted((one, other) => (crowd[one] ?? 0) - (crowd[other] ?? 0));
  const numbers: Point[] = [...stops];
  for (const index of order) {
    const stop = stops[index];
    if (!stop) continue;
    const isFree = (at: Point) =>
      placed.every((other) => distance(at, other) >= betweenNumbers) &&
      stops.every((other) => other === stop || distance(at, other) >= betweenNumberAndDot);
    const at = isFree(stop) ? stop : freePlace(stop, sheet, isFree);
    placed.push(at);
    numbers[index] = { x: at.x, y: at.y };
  }
  return numbers;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The nearest free place around a stop; the stop itself where there is none. */
function freePlace(stop: Point, { width, height }: Sheet, isFree: (at: Point) => boolean): Point {
  for (let radius = betweenNumberAndDot; radius < width; radius += ring)
    for (let step = 0; step < directions; step += 1) {
      const angle = (2 * Math.PI * step) / directions;
      const at = { x: Math.round(stop.x + radius * Math.cos(angle)), y: Math.round(stop.y + radius * Math.sin(angle)) };
      const isOnSheet = at.x >= edge && at.x <= width - edge && at.y >= edge && at.y <= height - edge;
      if (isOnSheet && isFree(at)) return at;
    }
  return stop;
}

type Stop = Omit<JourneyStop, 'label'>;
type Named = Point & Pick<Stop, 'name'>;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const [letter, line, dot, gap] = [8, 18, 13, 16];
const maxNearby = 5;

/** Puts each name where it covers no other, in either language; a stop without room has no label, and a place nearby is left out. */
export function labelled(
  stops: readonly Stop[],
  nearby: readonly Named[],
  sheet: Sheet,
): Pick<JourneyMap, 'stops' | 'nearby'> {
  const taken = stops.flatMap((stop) => [pointBox(stop), dotBox(stop.numberAt)]);
  const isFree = (box: Box) => isWithin(box, sheet) && !taken.some((each) => overlap(box, each));
  const named = stops.map((stop): JourneyStop => {
    const free = placesAround({ ...stop.numberAt, name: stop.name }).find(({ box }) => isFree(box));
    if (free) taken.push(free.box);
    return { ...stop, label: free?.label ?? null };
  });
  const around: NearbyPlace[] = [];
  for (const place of nearby) {
    if (!isFree(dotBox(place))) continue;
    const free = placesAround(place).find(({ box }) => isFree(box));
    if (!free) continue;
    taken.push(dotBox(place), free.box);
    if (around.push({ ...place, label: free.label }) === maxNearby) break;
  }
  return { stops: named, nearby: around };
}

const pointBox = ({ x, y }: Point): Box => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 });
const dotBox = ({ x, y }: Point): Box => ({ left: x - dot, top: y - dot, right: x + dot, bottom: y + dot });

function placesAround({ x, y, name }: Named) {
  const wide = Math.max(...languages.map((language) => [...cityNameIn(name, language)].length)) * letter;
  const box = (left: number, top: number): Box => ({ left, top, right: left + wide, bottom: top + line });
  const half = line / 2;
  return [
    { label: { x: x + gap, y: y + 5, anchor: 'start' as const }, box: box(x + gap, y - half) },
    { label: { x: x - gap, y: y + 5, anchor: 'end' as const }, box: box(x - gap - wide, y - half) },
    { label: { x, y: y - gap, anchor: 'middle' as const }, box: box(x - wide / 2, y - gap - line + 4) },
    { label: { x, y: y + gap + 11, anchor: 'middle' as const }, box: box(x - wide / 2, y + gap - 3) },
  ];
}

const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Sheet): boolean =>
  left >= 4 && top >= 4 && right <= width - 4 && bottom <= height - 4;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
