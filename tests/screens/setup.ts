import '#tests/kit/renders.ts';
import '#tests/kit/loaded-parts.ts';
import { setImmediate } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { client } from '#api/client.ts';
import { clearStored, discardUnwritten } from '#machines/storage.ts';
import { stopActors } from '#tests/kit/started-actors.ts';
import { chooseLanguage } from '#web/i18n/language-store.ts';

/** A busy machine is no fault of the product. */
configure(({ asyncWrapper }) => ({
  asyncUtilTimeout: 60_000,
  /** React runs effects, which start the actors of a page, only after it has drawn the page: a person is slower than that. */
  async asyncWrapper(find) {
    const found = await asyncWrapper(find);
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    return found;
  },
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
/** By day, and as wide as the window says. */
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query === `(min-width: ${Math.min(1024, innerWidth)}px)`,
  addEventListener() {},
  removeEventListener() {},
}));
vi.stubGlobal('scrollTo', () => {});
/** Nothing is painted, so no frame ever comes: what waits for one is seen in a browser. */
vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('cancelAnimationFrame', () => {});
Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver);

/** Nothing is laid over anything: that a dialog holds the page is seen in a browser. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** No test reaches a network: a call that nobody settles fails as it does offline. */
const noNetwork = () => Promise.reject(new Error('Network Error'));
client.defaults.adapter = noNetwork;
/** Calls that outlast their page choose an adapter of their own; the test answers them too. */
client.interceptors.request.use((config) => ({ ...config, adapter: client.defaults.adapter ?? [] }));
HTMLCanvasElement.prototype.getContext = () => null;

beforeEach(() => chooseLanguage('en'));

/** All files of a worker share their modules: nothing that a test started or stored may reach the next one. */
afterEach(async () => {
  cleanup();
  stopActors();
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  client.defaults.adapter = noNetwork;
  discardUnwritten();
  clearStored();
  localStorage.clear();
  sessionStorage.clear();
});
