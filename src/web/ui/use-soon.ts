import { useEffect } from 'react';

/** Does something once, after what is shown is shown. */
export function useSoon(act: () => void): void {
  useEffect(act, [act]);
}
