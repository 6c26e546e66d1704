interface Point {
  x: number;
  y: number;
}

interface Sheet {
  width: number;
  height: number;
}

/** Dots of a small map, which are the largest, may touch; their numbers stand clear of each other, and no place is moved further for it. */
const roomy = 36;
const edge = 24;
/** Where so many rounds were not enough, there is no room for all of them. */
const maxRounds = 200;

/** Moves stops that would cover each other apart, each by as little as it takes; the others stay where they are. */
export function spread<Stop extends Point>(stops: readonly Stop[], sheet: Sheet): Stop[] {
  const apart = Math.min(roomy, Math.sqrt((0.4 * sheet.width * sheet.height) / stops.length));
  let points: readonly Point[] = stops;
  for (let round = 0; round < maxRounds; round += 1) {
    const pushes = points.map((point, index) => pushOf(point, index, { points, apart }));
    if (pushes.every(({ x, y }) => x === 0 && y === 0)) break;
    points = points.map((point, index) => moved(point, pushes[index] ?? point, sheet));
  }
  return stops.map((stop, index) => ({ ...stop, ...rounded(points[index] ?? stop) }));
}

/** What all that are too close do to one of them together: half of what each pair lacks, and no more than a step. */
function pushOf(point: Point, index: number, { points, apart }: { points: readonly Point[]; apart: number }): Point {
  const push = { x: 0, y: 0 };
  const near = apart - 1;
  for (const other of points) {
    const [dx, dy] = [point.x - other.x, point.y - other.y];
    // Most are far away, which is seen without their distance.
    if (Math.abs(dx) > near || Math.abs(dy) > near || other === point) continue;
    const distance = Math.hypot(dx, dy);
    if (distance > near) continue;
    const angle = distance === 0 ? index : Math.atan2(dy, dx);
    push.x += ((apart - distance) / 2) * Math.cos(angle);
    push.y += ((apart - distance) / 2) * Math.sin(angle);
  }
  const length = Math.hypot(push.x, push.y);
  const step = apart / 4;
  return length > step ? { x: (push.x * step) / length, y: (push.y * step) / length } : push;
}

const moved = ({ x, y }: Point, push: Point, { width, height }: Sheet): Point => ({
  x: Math.min(Math.max(x + push.x, edge), width - edge),
  y: Math.min(Math.max(y + push.y, edge), height - edge),
});

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
