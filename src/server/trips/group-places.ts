interface Point {
  x: number;
  y: number;
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
