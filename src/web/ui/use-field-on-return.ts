import { useEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';

/** Focuses the empty field when the form is shown again. */
export function useFieldOnReturn(isAway: boolean, field: string): void {
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) focusField(field);
    wasAway.current = isAway;
  }, [isAway, field]);
}
