import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element whenever `opened` is another object, also when the element mounts later. */
export function useFocusOnOpen<Of extends HTMLElement>(opened: object | null): RefObject<Of | null> {
  const ref = useRef<Of>(null);
  useEffect(() => {
    if (opened !== null) ref.current?.focus();
  }, [opened]);
  return ref;
}
