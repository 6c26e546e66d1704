import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Reordering rows in the DOM drops the focus; this restores it. */
export function useSteadyFocus<Of extends HTMLElement>(order: string): { ref: RefObject<Of | null>; onFocus(): void } {
  const ref = useRef<Of>(null);
  const last = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the order whose change takes the keyboard away.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && last.current instanceof HTMLElement && ref.current?.contains(last.current)) last.current.focus();
  }, [order]);
  return {
    ref,
    onFocus: () => {
      last.current = document.activeElement;
    },
  };
}
