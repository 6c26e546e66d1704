import { type RefObject, useEffect, useRef } from 'react';

/** Refs for the current item of a scrolling row and for its count, which widens the row when it arrives. */
export const bringIntoSight = (item: HTMLElement | null): void => {
  const row = item?.offsetParent;
  if (item && row instanceof HTMLElement && row.scrollWidth > row.clientWidth)
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
};

/** A row that is open, or its application. */
const shown = '[data-row][aria-current=true], section#review';

/**
 * A ref for a part of the current row of a list. It scrolls a list that scrolls within itself, and the window only as
 * far as that list reaches below it. Once nothing of the list is open any more, the focus returns to this row.
 */
export const bringRowIntoSight = (part: HTMLElement | null) => {
  const row = part?.closest<HTMLElement>('[data-row]');
  const list = row?.closest('section');
  if (row && list && getComputedStyle(list).overflowY === 'auto') {
    const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    const [top, bottom] = [Math.max(outer.top, 0), Math.min(outer.bottom, innerHeight)];
    if (inner.top < top || inner.bottom > bottom) list.scrollTop += inner.top - (top + bottom) / 2;
    const below = row.getBoundingClientRect().bottom - innerHeight;
    if (below > 0) scrollBy(0, Math.ceil(below));
  }
  return () => {
    requestAnimationFrame(() => {
      if (row?.isConnected && document.querySelector(shown) === null) row.focus();
    });
  };
};

/** A ref for a part that is read from its beginning. */
export const bringTopIntoSight = (part: HTMLElement | null): void => {
  if (part && part.getBoundingClientRect().top < 0) part.scrollIntoView();
};

/** Scrolls the part that `find` names into view whenever the target is another object. */
export function useInSight<Target extends object>(
  target: Target | null,
  find: (scroller: HTMLElement, target: Target) => Element | null,
): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const scroller = ref.current;
    const part = scroller && target && find(scroller, target);
    if (!scroller || !part) return;
    const [view, box] = [scroller.getBoundingClientRect(), part.getBoundingClientRect()];
    if (box.top >= view.top && box.bottom <= view.bottom) return;
    /** The scroller may be scaled by a transform. */
    const scale = view.height / scroller.offsetHeight || 1;
    scroller.scrollTop += (box.top - view.top - Math.max(0, view.height - box.height) / 2) / scale;
  }, [target, find]);
  return ref;
}
