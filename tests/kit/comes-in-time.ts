import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from './walk-browser.ts';

/** What is loaded after the page is shown after a pause, which a clock that stands still must be let through. */
export const comesInTime = ({ page }: Hand, part: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return part.isVisible();
    })
    .toBe(true);
