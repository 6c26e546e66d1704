import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isSameValue } from '#machines/rules/same-value.ts';

const none: ReadonlySet<number> = new Set();

/** The items of a row that find no room in it next to "More", which comes last in the row. Measured before it is painted. */
export function useFoldedItems(
  current: number,
  moreWidth: number,
): [RefObject<HTMLUListElement | null>, ReadonlySet<number>] {
  const ref = useRef<HTMLUListElement>(null);
  const [folded, setFolded] = useState(none);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => {
      const items = [...row.children].slice(0, row.childElementCount - (folded.size > 0 ? 1 : 0));
      const widths = items.map((item) => item.getBoundingClientRect().width);
      const next = foldedItems({ widths, current, room: row.clientWidth, moreWidth });
      if (!isSameValue([...next], [...folded])) setFolded(next);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const part of [row, ...row.children]) sizes.observe(part);
    return () => sizes.disconnect();
  });
  return [ref, folded];
}

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
