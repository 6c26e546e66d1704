import { useSyncExternalStore } from 'react';
import { minWidth } from './breakpoints.ts';

function watched(query: string) {
  const media = () => matchMedia(query);
  function subscribe(tell: () => void): () => void {
    const watching = media();
    watching.addEventListener('change', tell);
    return () => watching.removeEventListener('change', tell);
  }
  return (): boolean => useSyncExternalStore(subscribe, () => media().matches);
}

export const useLarge = watched(minWidth.large);
/** Whether there is room on both sides of a column. */
export const useWide = watched(minWidth.wide);
