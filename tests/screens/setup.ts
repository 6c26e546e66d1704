import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { chooseLanguage } from '#web/i18n/language-store.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal('scrollTo', () => {});
HTMLCanvasElement.prototype.getContext = () => null;

beforeEach(() => chooseLanguage('en'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
