import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import * as css from './virtual-grid.css.ts';

interface VirtualGridProps<Item> {
  items: readonly Item[];
  label: string;
  /** All cards are as high as each other, so that a place in the list is a place on the page. */
  cardHeight: number;
  leastWidth: number;
  gap: number;
  children: (item: Item) => ReactNode;
}

const spareRows = 2;

/** A grid of any length that holds a screenful of cards, each known by its place, so that another list fills the same cards anew. The one that has the focus stays, wherever the page is scrolled. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { items, label, cardHeight, leastWidth, gap, children } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState(-1);
  const pitch = cardHeight + gap;
  const { columns, first, last } = useRows(box, { pitch, leastWidth, gap });
  const rows = Math.ceil(items.length / columns);
  const shown = Array.from(
    { length: Math.max(0, Math.min(items.length, last * columns) - first * columns) },
    (_, index) => first * columns + index,
  );
  const isAway = focused >= 0 && focused < items.length && !shown.includes(focused);
  return (
    <ul
      ref={setBox}
      className={css.grid}
      aria-label={label}
      style={{ height: Math.max(0, rows * pitch - gap) }}
      onFocus={({ target }) => setFocused(Number(target.closest('li')?.dataset.index ?? -1))}
    >
      {(isAway ? [...shown, focused] : shown).map((index) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <li
            key={index}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={css.cell}
            style={{
              top: Math.floor(index / columns) * pitch,
              left: `calc((100% + ${gap}px) / ${columns} * ${index % columns})`,
              width: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
              height: cardHeight,
            }}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}

interface Measures {
  pitch: number;
  leastWidth: number;
  gap: number;
}

/** Which rows are near the window; told only when they change. */
function useRows(box: HTMLElement | null, { pitch, leastWidth, gap }: Measures) {
  const look = () => {
    if (!box) return '1 0 0';
    const { top, width } = box.getBoundingClientRect();
    const columns = Math.max(1, Math.floor((width + gap) / (leastWidth + gap)));
    const first = Math.max(0, Math.floor(-top / pitch) - spareRows);
    const last = Math.max(first, Math.ceil((window.innerHeight - top) / pitch) + spareRows);
    return `${columns} ${first} ${last}`;
  };
  const watch = useCallback(
    (tell: () => void) => {
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
      if (box) sizes?.observe(box);
      addEventListener('scroll', tell, { passive: true });
      addEventListener('resize', tell);
      return () => {
        sizes?.disconnect();
        removeEventListener('scroll', tell);
        removeEventListener('resize', tell);
      };
    },
    [box],
  );
  const [columns = 1, first = 0, last = 0] = useSyncExternalStore(watch, look).split(' ').map(Number);
  return { columns, first, last };
}
