import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as css from './virtual-grid.css.ts';

interface VirtualGridProps<Item> {
  items: readonly Item[];
  label: string;
  /** All cards have the same height, so that an index gives a position. */
  cardHeight: number;
  minWidth: number;
  gap: number;
  children: (item: Item) => ReactNode;
}

const spareRows = 1;

/** Renders the cards near the window, keyed by index: another list reuses their DOM. The focused card stays. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { items, label, cardHeight, minWidth, gap, children } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState(-1);
  const pitch = cardHeight + gap;
  const { columns, firstSeen, lastSeen } = useRows(box, { pitch, minWidth, gap });
  const later = usePainted(items);
  const [first, last] = [Math.max(0, firstSeen - spareRows), lastSeen + spareRows];
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
        const row = Math.floor(index / columns);
        const isSeen = row >= firstSeen && row < lastSeen;
        const item = (isSeen ? items : later)[index];
        if (item === undefined) return null;
        return (
          <li
            key={index}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={css.cell}
            style={{
              top: row * pitch,
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

/** The value as of the last paint, for rows that are not visible yet. */
function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}

interface Measures {
  pitch: number;
  minWidth: number;
  gap: number;
}

/** Measured on scroll and resize, not while rendering, which would force a layout. */
function useRows(box: HTMLElement | null, { pitch, minWidth, gap }: Measures) {
  const place = useRef({ top: 0, width: 0, scrolled: 0, height: 0, isPrinted: false });
  const visibleRange = () => {
    if (!box) return '1 0 0';
    const { width, scrolled, height, isPrinted } = place.current;
    if (isPrinted) return `1 0 ${Number.MAX_SAFE_INTEGER}`;
    const top = place.current.top - scrolled;
    const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
    const first = Math.max(0, Math.floor(-top / pitch));
    const last = Math.max(first, Math.ceil((height - top) / pitch));
    return `${columns} ${first} ${last}`;
  };
  const watch = useCallback(
    (tell: () => void) => {
      if (!box) return () => {};
      const measure = () => {
        const { top, width } = box.getBoundingClientRect();
        const { scrollY: scrolled, innerHeight: height } = window;
        place.current = { ...place.current, top: top + scrolled, width, scrolled, height };
        tell();
      };
      const scroll = () => {
        place.current.scrolled = window.scrollY;
        tell();
      };
      const print = ({ type }: Event) => {
        place.current.isPrinted = type === 'beforeprint';
        tell();
      };
      measure();
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      for (let part: HTMLElement | null = box; part; part = part.parentElement)
        for (const above of [part, ...earlierSiblings(part)]) sizes?.observe(above);
      addEventListener('scroll', scroll, { passive: true });
      addEventListener('resize', measure);
      for (const moment of ['beforeprint', 'afterprint']) addEventListener(moment, print);
      return () => {
        sizes?.disconnect();
        removeEventListener('scroll', scroll);
        removeEventListener('resize', measure);
        for (const moment of ['beforeprint', 'afterprint']) removeEventListener(moment, print);
      };
    },
    [box],
  );
  const range = useSyncExternalStore(watch, visibleRange).split(' ').map(Number);
  const [columns = 1, firstSeen = 0, lastSeen = 0] = range;
  return { columns, firstSeen, lastSeen };
}

function earlierSiblings(part: Element): Element[] {
  const siblings: Element[] = [];
  for (let each = part.previousElementSibling; each; each = each.previousElementSibling) siblings.push(each);
  return siblings;
}
