import type { ComponentType } from 'react';
import { inTime } from '#web/page/missing-script.ts';

/** A page whose script is fetched when it is first opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => async (): Promise<{ Component: ComponentType }> => ({
  Component: await inTime(load()),
});
