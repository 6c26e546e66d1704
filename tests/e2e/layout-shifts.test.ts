import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { isNightly } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { fillProduct, type Links, openProductPage, type ProductPage, productPages, signInAs } from './product-pages.ts';

/** Google calls less than 0.1 good; here nothing may move that a person notices. */
const maxShift = 0.02;

let server: TestServer;
let links: Links;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;

beforeAll(async () => {
  server = await startTestServer();
  links = await fillProduct(server);
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

const watchShift = () => {
  Reflect.set(window, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};

const profile: ProductPage = { address: (links) => `/discovery?creator=${links.creator}`, role: 'sponsor' };
const every: Record<string, ProductPage> = { ...productPages, 'the directory with a profile': profile };
const byDay = new Set(['the directory', 'the directory with a profile', 'what waits for staff', 'the dashboard']);
const looks = [
  { width: 1440, locale: 'en-GB' },
  { width: 1440, locale: 'tr-TR' },
  { width: 412, locale: 'tr-TR' },
] as const;
const cases = Object.entries(every)
  .filter(([name, { tab }]) => !tab && (isNightly || byDay.has(name)))
  .flatMap(([name, wanted]) => looks.map((look) => ({ name, wanted, ...look })));

describe('while it loads', () => {
  it.each(cases)('$name moves less than a person notices, $locale at $width px', async ({ wanted, locale, width }) => {
    const browser = await sharedChromium();
    context = await browser.newContext({ baseURL: server.url, locale, viewport: { width, height: 823 } });
    page = await context.newPage();
    page.setDefaultTimeout(patience);
    tellOf = followPage(page);
    if (wanted.role) await signInAs(page, wanted.role);
    /** What the API answers comes after the page is shown, in the order in which it was asked. */
    await page.route('**/api/**', async (route) => {
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      await route.continue();
    });
    await page.addInitScript(watchShift);
    await openProductPage(page, wanted, { links, language: locale === 'tr-TR' ? 'tr' : 'en' });
    expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThan(maxShift);
  });
});
