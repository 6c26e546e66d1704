import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { client } from '#api/client.ts';
import { chooseLanguage } from '#web/i18n/language-store.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal('scrollTo', () => {});
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver);

/** No test reaches a network: a call that nobody settles fails as it does offline. */
client.defaults.adapter = () => Promise.reject(new Error('Network Error'));
HTMLCanvasElement.prototype.getContext = () => null;

beforeEach(() => chooseLanguage('en'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
