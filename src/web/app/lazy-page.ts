import type { ComponentType } from 'react';
import { fetchScript } from '#web/page/fetch-script.ts';

/** A page whose script is fetched when it is first opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => async (): Promise<{ Component: ComponentType }> => ({
  Component: await fetchScript(load),
});
