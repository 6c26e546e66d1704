import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
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

const spareRows = 1;

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

/** Which rows are near the window; told only when they change. Where the grid stands is measured when something moves it, not when it is drawn. */
function useRows(box: HTMLElement | null, { pitch, leastWidth, gap }: Measures) {
  const place = useRef({ top: 0, width: 0 });
  const look = () => {
    if (!box) return '1 0 0';
    const top = place.current.top - window.scrollY;
    const columns = Math.max(1, Math.floor((place.current.width + gap) / (leastWidth + gap)));
    const first = Math.max(0, Math.floor(-top / pitch) - spareRows);
    const last = Math.max(first, Math.ceil((window.innerHeight - top) / pitch) + spareRows);
    return `${columns} ${first} ${last}`;
  };
  const watch = useCallback(
    (tell: () => void) => {
      if (!box) return () => {};
      const measure = () => {
        const { top, width } = box.getBoundingClientRect();
        place.current = { top: top + window.scrollY, width };
        tell();
      };
      measure();
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      for (let part: HTMLElement | null = box; part; part = part.parentElement)
        for (const above of [part, ...earlierSiblings(part)]) sizes?.observe(above);
      addEventListener('scroll', tell, { passive: true });
      addEventListener('resize', measure);
      return () => {
        sizes?.disconnect();
        removeEventListener('scroll', tell);
        removeEventListener('resize', measure);
      };
    },
    [box],
  );
  const [columns = 1, first = 0, last = 0] = useSyncExternalStore(watch, look).split(' ').map(Number);
  return { columns, first, last };
}

/** What stands above, and moves the grid when it grows. */
function earlierSiblings(part: Element): Element[] {
  const siblings: Element[] = [];
  for (let each = part.previousElementSibling; each; each = each.previousElementSibling) siblings.push(each);
  return siblings;
}
