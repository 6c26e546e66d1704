import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { type Owner, openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let owner: Owner;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  const trips = Array.from({ length: 8 }, (_, index) => ({ title: `Trip ${index}` }));
  owner = { username: 'deniz', owner: (await startBlog(server, { trips })).owner };
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await openOwnerTab(context, server, owner);
  await partOf('Trip 0').waitFor();
  return () => context.close();
});

const stage = () => page.getByRole('region', { name: 'Your page with these changes' });
const partOf = (name: string) => page.getByRole('button', { name: `Open the settings of ${name}`, exact: true });
const openTab = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name }).click();
const isInSight = async (part: Locator): Promise<boolean> => {
  const [outer, inner] = [await stage().boundingBox(), await part.boundingBox()];
  return outer !== null && inner !== null && inner.y >= outer.y - 1 && inner.y < outer.y + outer.height;
};
const isOutlined = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => getComputedStyle(element).outlineStyle === 'solid');
const follows = (name: string) =>
  expect
    .poll(async () => [await isInSight(partOf(name)), await isOutlined(partOf(name))], { message: name })
    .toEqual([true, true]);
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the preview', () => {
  it('[BEYOND-30] [BEYOND-33] shows and outlines the part whose settings are opened or have the focus, and glides there', async () => {
    await openTab(/^Trips/);
    await page.getByRole('article').filter({ hasText: 'Trip 7' }).getByRole('button', { name: 'Configure' }).click();
    await follows('Trip 7');
    await openTab(/^Profile/);
    await page.getByRole('slider', { name: 'Opacity' }).focus();
    await follows('the top of the page');
    expect(await isOutlined(partOf('Trip 7'))).toBe(false);
    await openTab(/^Content/);
    await page.getByRole('button', { name: 'Show the items of Languages' }).click();
    await follows('Languages');
    await openTab(/^Profile/);
    await page.locator('summary', { hasText: 'Services' }).focus();
    await follows('Services');
    const behaviour = () => stage().evaluate((element) => getComputedStyle(element).scrollBehavior);
    expect(await behaviour()).toBe('auto');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await behaviour()).toBe('smooth');
  });

  it('[BEYOND-31] [BEYOND-32] opens the settings of a part that is clicked or pressed, and moves the focus there', async () => {
    await partOf('Languages').click();
    await page.getByRole('heading', { level: 2, name: 'Content Sections' }).waitFor();
    const arrow = page.getByRole('button', { name: 'Hide the items of Languages' });
    await expect.poll(() => arrow.evaluate((element) => element === document.activeElement)).toBe(true);
    await partOf('Trip 3').click();
    await page.getByRole('heading', { level: 2, name: 'Trips & Experiences' }).waitFor();
    await expect.poll(focused).toBe('Close Settings');
    expect(await page.getByRole('button', { name: 'Close Settings' }).count()).toBe(1);
    await partOf('the top of the page').click();
    await expect.poll(focused).toBe('Profile & Style');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Trips & Experiences' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog/deniz/config');
    await stage().focus();
    const names: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
    }
    expect(names[0]).toBe('Open the settings of the top of the page');
    expect(new Set(names).size).toBe(3);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Content Sections' }).waitFor();
  });

  itAtNight('[DASH-17] fits its pane at first, and scrolls sideways at every zoom that is wider', async () => {
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    const readout = page.locator('output');
    const fit = page.getByRole('button', { name: 'Fit to width' });
    const pane = await page.getByRole('complementary', { name: 'Live Preview' }).boundingBox();
    const isCut = async () => {
      const box = await stage().boundingBox();
      return box !== null && pane !== null && box.x + box.width > pane.x + pane.width;
    };
    const widthOf = async () => Math.round((await stage().boundingBox())?.width ?? 0);
    expect(await readout.textContent()).toBe('Fit');
    expect(await isCut()).toBe(false);
    const fitted = await widthOf();
    for (const value of ['0.4', '0.5', '0.6', '0.8', '1']) {
      await zoom.fill(value);
      await expect.poll(widthOf).toBe(1280 * Number(value));
      expect(await readout.textContent()).toBe(`${Number(value) * 100}%`);
    }
    expect(await isCut()).toBe(true);
    await partOf('Trip 3').scrollIntoViewIfNeeded();
    await stage().focus();
    const leftOf = async () => (await stage().boundingBox())?.x ?? 0;
    const before = await leftOf();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(leftOf).toBeLessThan(before);
    expect(await barriersOf(page)).toEqual([]);
    await fit.click();
    await expect.poll(widthOf).toBe(fitted);
    expect(await isCut()).toBe(false);
    await page.getByRole('button', { name: 'Phone', exact: true }).click();
    expect(await readout.textContent()).toBe('100%');
    expect(await fit.getAttribute('aria-disabled')).toBe('true');
  });

  itAtNight.each(['2', '3', '4'])('has %s trips in a row where that is chosen, all of them in sight', async (count) => {
    await page.getByRole('radio', { name: count, exact: true }).check();
    const pane = await page.getByRole('complementary', { name: 'Live Preview' }).boundingBox();
    const firstRow = () =>
      stage()
        .locator('article')
        .evaluateAll((trips) => {
          const boxes = trips.map((trip) => trip.getBoundingClientRect());
          return boxes.filter(({ top }) => top === boxes[0]?.top).map(({ right }) => right);
        });
    await expect.poll(async () => (await firstRow()).length).toBe(Number(count));
    expect(Math.max(...(await firstRow()))).toBeLessThanOrEqual((pane?.x ?? 0) + (pane?.width ?? 0));
  });
});
