import { setTimeout } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The accessibility violations of a page, without those that are gone a second later. */
export async function barriersOf(page: Page): Promise<[id: string, html: string | undefined][]> {
  const found = await analyze(page);
  if (found.length === 0) return found;
  await setTimeout(1_000);
  return analyze(page);
}

/** Waits for animations first: axe would measure the contrast of a colour in transition. */
async function analyze(page: Page): Promise<[id: string, html: string | undefined][]> {
  // Not `finished`: Chromium leaves that promise pending for some transitions of elements that were replaced.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  // The legacy mode runs axe within the page, which has no frames of other origins: a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
