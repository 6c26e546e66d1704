import type { ComponentType } from 'react';

export const chunkTimeout = 120_000;

const reloadKey = 'vaya.fullLoad';
const reloadPause = 60_000;

export interface FullLoad {
  now(): number;
  lastAt(): number;
  go(): void;
}

const browserLoad: FullLoad = {
  now: Date.now,
  lastAt: () => Number(sessionStorage.getItem(reloadKey) ?? 0),
  go() {
    sessionStorage.setItem(reloadKey, String(Date.now()));
    location.reload();
  },
};

/** A page whose script is fetched when it is first opened. A script that is gone after a deployment costs one full load. */
export const lazyPage =
  (load: () => Promise<ComponentType>, fullLoad: FullLoad = browserLoad) =>
  async (): Promise<{ Component: ComponentType }> => {
    try {
      return { Component: await withinTimeout(load()) };
    } catch (failure) {
      if (fullLoad.now() - fullLoad.lastAt() < reloadPause) throw failure;
      fullLoad.go();
      return new Promise(() => {});
    }
  };

function withinTimeout<Value>(loading: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('A script took too long to load.')), chunkTimeout);
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer));
}
