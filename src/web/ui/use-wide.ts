import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 1024px)');

/** Whether there is room for what is laid over the page on narrower screens; told anew when a device is turned. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);

function subscribe(tell: () => void): () => void {
  const width = wide();
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
}
