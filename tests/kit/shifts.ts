import type { Page } from 'playwright-core';

/** Notes in every document that a tab opens from now on what moves there by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node, previousRect: was, currentRect: is } of Reflect.get(entry, 'sources'))
          shifts.push(`${node?.nodeName} ${node?.textContent}: from ${was.x}, ${was.y} to ${is.x}, ${is.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The page has been painted since whatever is asked about. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
