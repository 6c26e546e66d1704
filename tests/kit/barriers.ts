import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What stands in the way of somebody on a page that rests: a colour that is on its way to another is neither. */
export async function barriersOf(page: Page): Promise<[id: string, html: string | undefined][]> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const ends = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
