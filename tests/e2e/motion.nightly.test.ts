import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
let browser: Browser;
let owner: { authorization: string };

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  ({ owner } = await startBlog(server));
  await server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 7, first: 1, count: 12, now: Date.now() }));
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

type Motion = 'no-preference' | 'reduce';
interface Seen {
  top: number;
  bottom: number;
  height: number;
}
type Place = 'the middle' | 'the lower edge' | 'the upper edge';
interface Opening {
  place: Place;
  width: number;
  open: (context: BrowserContext) => Promise<Page>;
}

async function openParts(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto('/dev/ui');
  const button = page.locator('[name=open-dialog]');
  await button.waitFor();
  await watchPlaces(page);
  await button.click();
  return page;
}

async function openDirectory(context: BrowserContext, press: (page: Page) => Promise<void>): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await signInAt(server, page, { role: 'sponsor', username: 'bluebay' });
  await page.goto('/discovery');
  await page.getByRole('article').first().waitFor();
  await watchPlaces(page);
  await press(page);
  return page;
}

const openProfile = (context: BrowserContext) =>
  openDirectory(context, (page) =>
    page
      .getByRole('link', { name: /^Open the profile of/ })
      .first()
      .click(),
  );
const openFilters = (context: BrowserContext) =>
  openDirectory(context, (page) => page.getByRole('button', { name: 'Filters', exact: true }).click());

async function openTabs(context: BrowserContext): Promise<Page> {
  const page = await openOwnerTab(context, server, { username: 'deniz', owner });
  await watchPlaces(page);
  await page.getByRole('button', { name: 'Open the settings' }).click();
  return page;
}

/** What every frame shows of where a dialog stands. */
const watchPlaces = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen[] = [];
    Reflect.set(globalThis, 'seenPlaces', seen);
    const look = () => {
      const box = document.querySelector('[data-dialog]')?.getBoundingClientRect();
      if (box) seen.push({ top: box.top, bottom: box.bottom, height: innerHeight });
      requestAnimationFrame(look);
    };
    look();
  });

const aside = {
  'the middle': ({ top, bottom, height }: Seen) => (top + bottom - height) / 2,
  'the lower edge': ({ bottom, height }: Seen) => bottom - height,
  'the upper edge': ({ top }: Seen) => top,
} satisfies Record<Place, (seen: Seen) => number>;

/** How far off its place it was seen at most, and where it came to rest. */
async function courseOf({ place, width, open }: Opening, motion: Motion) {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({
    ...{ locale: 'en-GB', reducedMotion: motion, baseURL: server.url, viewport },
  });
  const page = await open(context);
  const dialog = page.locator('[data-dialog]');
  await dialog.waitFor();
  await dialog.evaluate((part) => Promise.all(part.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const seen = await page.evaluate((): Seen[] => Reflect.get(globalThis, 'seenPlaces'));
  await context.close();
  const ways = seen.map(aside[place]);
  return { furthest: Math.max(...ways.map(Math.abs)), rest: Math.abs(ways.at(-1) ?? Infinity) };
}

const openings: Record<string, Opening> = {
  'a question, on a desktop': { place: 'the middle', width: 1440, open: openParts },
  'a question, on a phone': { place: 'the lower edge', width: 375, open: openParts },
  'a profile, on a desktop': { place: 'the middle', width: 1440, open: openProfile },
  'a profile, on a phone': { place: 'the lower edge', width: 375, open: openProfile },
  'the filters, on a tablet': { place: 'the lower edge', width: 820, open: openFilters },
  'the settings, on a phone': { place: 'the upper edge', width: 375, open: openTabs },
};

describe('what is laid over a page is where it is pressed', () => {
  it.each(Object.entries(openings))('%s: it comes from no further than sixteen pixels', async (_, opening) => {
    const { furthest, rest } = await courseOf(opening, 'no-preference');
    expect(rest).toBeLessThanOrEqual(1);
    expect(furthest).toBeLessThanOrEqual(17);
  });

  it.each(Object.entries(openings))('%s: where less motion is wished for, it stands still', async (_, opening) => {
    const { furthest } = await courseOf(opening, 'reduce');
    expect(furthest).toBeLessThanOrEqual(1);
  });
});

it('nothing that waits turns or flickers where less motion is wished for', async () => {
  const moving = async (motion: Motion) => {
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: motion, baseURL: server.url });
    page.setDefaultTimeout(patience);
    await page.goto('/dev/ui');
    await page.locator('[name=open-dialog]').waitFor();
    return () => page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length);
  };
  await expect.poll(await moving('no-preference'), { timeout: patience }).toBeGreaterThan(0);
  await expect.poll(await moving('reduce'), { timeout: patience }).toBe(0);
});
