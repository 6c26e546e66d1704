import { useEffect, useRef } from 'react';

const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Whenever another page is shown in place of the first, its heading takes the focus and is read out. */
export function useFocusedHeading(page: string | boolean): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusHeading();
  }, [page]);
}

/** The same for a page that is loaded after it was called for: its heading is there when the page is. */
export function useHeadingOnArrival(isInPlaceOfAnother: boolean): void {
  useEffect(() => {
    if (isInPlaceOfAnother) focusHeading();
  }, [isInPlaceOfAnother]);
}
