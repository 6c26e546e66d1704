/** As many stops as the sheet has room for, with clear water around each. */
const maxStops = 100;
/** The part of the sheet on which places lie has fewer squares of this side than that. */
const side = 50;

interface Point {
  x: number;
  y: number;
}

/** The places of each stop: one each, and the near ones together where there are too many to tell them apart. */
export function nearTogether<Place extends Point>(places: readonly Place[]): [Place, ...Place[]][] {
  if (places.length <= maxStops) return places.map((place) => [place]);
  const squares = new Map<string, [Place, ...Place[]]>();
  for (const place of places) {
    const square = `${Math.floor(place.x / side)} ${Math.floor(place.y / side)}`;
    const near = squares.get(square);
    if (near) near.push(place);
    else squares.set(square, [place]);
  }
  return [...squares.values()];
}
