import { useEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';

/** Whoever comes back to a form from what stood in its place goes on in the field that is empty. */
export function useFieldOnReturn(isAway: boolean, field: string): void {
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) focusField(field);
    wasAway.current = isAway;
  }, [isAway, field]);
}
