import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { slowLine } from '#tests/bench/page-load.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';
import {
  fillProduct,
  type Links,
  openProductPage,
  type ProductPage,
  productPages,
  usernames,
} from './product-pages.ts';

/** Google calls less than 0.1 good. When the font of a blog arrives, some of its lines break elsewhere. */
const maxShift = 0.05;

const profile: ProductPage = { address: (links) => `/discovery?creator=${links.creator}`, role: 'sponsor' };
const everyPage: Record<string, ProductPage> = { ...productPages, 'the directory with a profile': profile };
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 800 } };

const cases = Object.entries(everyPage)
  .filter(([, { tab, width }]) => !(tab || width))
  .flatMap(([name, wanted]) =>
    (['phone', 'desktop'] as const).flatMap((screen) =>
      (['fast', 'slow'] as const).map((line) => ({ name, wanted, screen, line })),
    ),
  );

let server: TestServer;
let links: Links;
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
  await page.context().close();
});

describe('while it loads', () => {
  it.each(cases)('$name moves less than a person notices: $screen, $line line', async ({ wanted, screen, line }) => {
    const browser = await sharedChromium();
    const context = await browser.newContext({ baseURL: server.url, locale: 'tr-TR', viewport: screens[screen] });
    page = await context.newPage();
    page.setDefaultTimeout(patience);
    tellOf = followPage(page);
    if (wanted.role) await signInAt(server, page, { role: wanted.role, username: usernames[wanted.role] });
    await page.addInitScript(watchShifts);
    if (line === 'slow') {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slowLine);
    } else await answerAfterPaint();
    await openProductPage(page, wanted, { links, language: 'tr' });
    const { sum, moved } = await page.evaluate((): Moved => Reflect.get(window, 'moved'));
    expect(sum, moved.join('\n')).toBeLessThan(maxShift);
  });
});

/** Each answer of the API comes when the page has been painted without it. */
const answerAfterPaint = () =>
  page.route('**/api/**', async (route) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await page.evaluate(painted).catch(() => {});
    await route.continue().catch(() => {});
  });

interface Moved {
  sum: number;
  /** What moved, from where and to where. */
  moved: string[];
}

/** Runs in the page. */
function watchShifts(): void {
  const seen: Moved = { sum: 0, moved: [] };
  Reflect.set(window, 'moved', seen);
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      seen.sum += Reflect.get(entry, 'value');
      for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources'))
        seen.moved.push(
          `${Reflect.get(entry, 'value').toFixed(3)} ${node?.nodeName} ${node?.className} “${node?.textContent?.slice(0, 40)}”: ${place(previousRect)} to ${place(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
