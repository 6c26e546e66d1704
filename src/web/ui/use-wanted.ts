import { useEffect } from 'react';

/** Says that something is wanted once it would be shown. */
export function useWanted(want: () => void): void {
  useEffect(want, [want]);
}
