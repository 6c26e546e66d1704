import type { JourneyStop } from '#contract/journey-map.ts';

type Stop = Omit<JourneyStop, 'label'>;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const [letter, line, dot, gap] = [8, 18, 13, 16];

/** Puts each name where it covers no other; a name without room has no label. */
export function labelled(stops: readonly Stop[], sheet: { width: number; height: number }): JourneyStop[] {
  const taken: Box[] = stops.map(({ x, y }) => ({ left: x - dot, top: y - dot, right: x + dot, bottom: y + dot }));
  return stops.map((stop) => {
    const free = placesAround(stop).find(
      ({ box }) => isWithin(box, sheet) && !taken.some((each) => overlap(box, each)),
    );
    if (free) taken.push(free.box);
    return { ...stop, label: free?.label ?? null };
  });
}

function placesAround({ x, y, name }: Stop) {
  const wide = [...name].length * letter;
  const box = (left: number, top: number): Box => ({ left, top, right: left + wide, bottom: top + line });
  const half = line / 2;
  return [
    { label: { x: x + gap, y: y + 5, anchor: 'start' as const }, box: box(x + gap, y - half) },
    { label: { x: x - gap, y: y + 5, anchor: 'end' as const }, box: box(x - gap - wide, y - half) },
    { label: { x, y: y - gap, anchor: 'middle' as const }, box: box(x - wide / 2, y - gap - line + 4) },
    { label: { x, y: y + gap + 11, anchor: 'middle' as const }, box: box(x - wide / 2, y + gap - 3) },
  ];
}

const isWithin = ({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }): boolean =>
  left >= 4 && top >= 4 && right <= width - 4 && bottom <= height - 4;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
