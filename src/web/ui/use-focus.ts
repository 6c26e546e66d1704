import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';

/** Focuses an element whenever `opened` is another object, also when the element mounts later. */
export function useFocusOnOpen<Of extends HTMLElement>(opened: object | null): RefObject<Of | null> {
  const ref = useRef<Of>(null);
  useEffect(() => {
    if (opened !== null) ref.current?.focus();
  }, [opened]);
  return ref;
}

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

/** Focuses the empty field when the form is shown again. */
export function useFieldOnReturn(isAway: boolean, field: string): void {
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) focusField(field);
    wasAway.current = isAway;
  }, [isAway, field]);
}

/** Moves the focus to the heading of the new part, or to the field that was looked for. */
export function useShownPart(shown: object, field: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (field === null) heading.current?.focus();
    else focusField(field);
  }, [shown, field]);
  return heading;
}
