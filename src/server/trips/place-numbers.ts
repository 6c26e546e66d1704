interface Point {
  x: number;
  y: number;
}

interface Sheet {
  width: number;
  height: number;
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
