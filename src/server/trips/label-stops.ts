import type { JourneyMap, JourneyStop, NearbyPlace } from '#contract/journey-map.ts';
import { languages } from '#contract/language.ts';
import { cityNameIn } from '#rules/city-name.ts';

type Stop = Omit<JourneyStop, 'label'>;
type Point = Pick<Stop, 'x' | 'y'>;
type Named = Point & Pick<Stop, 'name'>;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Sheet {
  width: number;
  height: number;
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
