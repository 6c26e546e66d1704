import { useSyncExternalStore } from 'react';

function watched(query: string) {
  const media = () => matchMedia(query);
  function subscribe(tell: () => void): () => void {
    const watching = media();
    watching.addEventListener('change', tell);
    return () => watching.removeEventListener('change', tell);
  }
  return (): boolean => useSyncExternalStore(subscribe, () => media().matches);
}

/** Whether there is room for what is laid over the page on narrower screens; told anew when a device is turned. */
export const useWide = watched('(min-width: 1024px)');
/** Whether there is room on both sides of a column. */
export const useBroad = watched('(min-width: 1280px)');
