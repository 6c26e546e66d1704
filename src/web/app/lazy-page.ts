import type { ComponentType } from 'react';

export const chunkTimeout = 120_000;

/** A page whose script could not be fetched: the connection is away, or a deployment has replaced it. */
export class MissingScript extends Error {}

/** A page whose script is fetched when it is first opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => async (): Promise<{ Component: ComponentType }> => {
  const loading = load().catch((failure: unknown) => {
    throw new MissingScript('A script could not be loaded.', { cause: failure });
  });
  return { Component: await withinTimeout(loading) };
};

function withinTimeout<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MissingScript('A script took too long to load.')), chunkTimeout);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
