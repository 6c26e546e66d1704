import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Focuses the heading of each page after the first. Returns whether it has done so. */
export function useFocusedHeading(page: string | boolean): boolean {
  const shown = useRef(page);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setMoved(true);
    focusHeading();
  }, [page]);
  return hasMoved;
}

/** For a page that mounts after its address has changed. */
export function useHeadingOnMount(isInPlaceOfAnother: boolean): void {
  useEffect(() => {
    if (isInPlaceOfAnother) focusHeading();
  }, [isInPlaceOfAnother]);
}

/** The router restores the scroll position before a page that mounts later has its height. */
export function useScrollOnMount(readScrollTop: () => number | false | null): void {
  useLayoutEffect(() => {
    const top = readScrollTop();
    if (typeof top === 'number') scrollTo(0, top);
  }, [readScrollTop]);
}
