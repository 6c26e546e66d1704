import { expect, it } from 'vitest';
import { checkPages } from './check-pages.ts';
import { missingRoutes, pagesOfEveryRun } from './product-pages.ts';

it('every route of the product is in the list of pages', () => {
  expect(missingRoutes()).toEqual([]);
});

/** The longest words on the narrowest common screen. */
checkPages({ language: 'tr', width: 375, colorScheme: 'light' }, pagesOfEveryRun);
