import { useEffect, useRef } from 'react';

/** Whenever another page is shown in place of the first, its heading takes the focus and is read out. */
export function useFocusedHeading(page: string | boolean): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page]);
}
