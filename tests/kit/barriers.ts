import { setTimeout } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What stands in the way of somebody on a page that rests: what is gone at a second look was on its way. */
export async function barriersOf(page: Page): Promise<[id: string, html: string | undefined][]> {
  const found = await lookFor(page);
  if (found.length === 0) return found;
  await setTimeout(1_000);
  return lookFor(page);
}

/** A colour that is on its way to another is neither. */
async function lookFor(page: Page): Promise<[id: string, html: string | undefined][]> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const ends = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
