import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Whenever another page is shown in place of the first, its heading takes the focus and is read out. Tells whether one was. */
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

/** The same for a page that is loaded after it was called for: its heading is there when the page is. */
export function useHeadingOnArrival(isInPlaceOfAnother: boolean): void {
  useEffect(() => {
    if (isInPlaceOfAnother) focusHeading();
  }, [isInPlaceOfAnother]);
}

/** And its place is found again: when the address came back, what stood there had no height. */
export function usePlaceOnArrival(placeOf: () => number | false | null): void {
  useLayoutEffect(() => {
    const place = placeOf();
    if (typeof place === 'number') scrollTo(0, place);
  }, [placeOf]);
}
