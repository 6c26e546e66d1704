interface Row {
  widths: readonly number[];
  /** The index of the item that stays, or -1. */
  current: number;
  room: number;
  moreWidth: number;
}

/** The items of a row that do not fit, the last first. They leave room for the "More" that opens them. */
export function foldedItems({ widths, current, room, moreWidth }: Row): ReadonlySet<number> {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return new Set();
  let left = room - moreWidth - (widths[current] ?? 0);
  const others = widths.map((_, index) => index).filter((index) => index !== current);
  const firstFolded = others.findIndex((index) => {
    left -= widths[index] ?? 0;
    return left < 0;
  });
  return new Set(firstFolded < 0 ? [] : others.slice(firstFolded));
}
