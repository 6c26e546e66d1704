import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';

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
