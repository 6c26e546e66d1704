import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { openTestPlatform } from '#tests/kit/server.ts';
import { workbench } from '#tests/qa/workbench.ts';
import type { WorldDetails } from '#tests/qa/world-details.ts';

let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { platform, close } = await openTestPlatform();
  const app = await buildApp(platform, { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false });
  await workbench(app, platform);
  const baseURL = await app.listen({ port: 0, host: '127.0.0.1' });
  stop = async () => {
    await app.close();
    await close();
  };
  const browser = await sharedChromium();
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
}, 300_000);
beforeEach(async () => {
  const left: WorldDetails[] = await (await context.request.get('/api/qa/worlds')).json();
  for (const { id } of left) await context.request.delete(`/api/qa/worlds/${id}`);
});
afterEach(({ task }) => tellOf(task));
afterAll(async () => {
  await closePages();
  await stop();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  await button(name).focus();
  await page.keyboard.press('Enter');
};
const clock = async () => {
  const [, time = ''] = /clock says (.+?)\. It/.exec(String(await page.getByRole('main').textContent())) ?? [];
  return Date.parse(time);
};

it('[BEYOND-72] [BEYOND-73] a tester opens a world, works in it, changes and closes it, by the keyboard alone', async () => {
  await page.goto('/qa/worlds');
  await press('Open a world');
  await page.getByRole('heading', { name: /^World / }).waitFor();
  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('link', { name: '/login' }).focus();
  const [world] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await world.getByLabel('Email or username').fill('demo-creator');
  await world.getByLabel('Password', { exact: true }).fill('sail-beyond-kekova');
  await world.keyboard.press('Enter');
  await world.getByText('Configuration Dashboard').waitFor();
  expect(new URL(world.url()).hostname).toMatch(/^[0-9a-f]{8}\.localhost$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await press('With 500');
  await expect.poll(() => button('With 500').getAttribute('aria-pressed')).toBe('true');
  await world.goto(new URL('/blog/demo-creator/trips', world.url()).href);
  await world.getByRole('button', { name: 'Try again' }).first().waitFor();
  await press('As usual');
  await expect.poll(() => button('As usual').getAttribute('aria-pressed')).toBe('true');
  await world.reload();
  await world.getByRole('button', { name: /^Drafts/ }).waitFor();
  const mailbox = await world.goto(new URL('/dev/mailbox', world.url()).href);
  expect(mailbox?.status()).toBe(200);

  const before = await clock();
  await press('+1 day');
  await expect.poll(clock).toBeGreaterThanOrEqual(before + 24 * 3_600_000);
  await page.getByLabel('Minutes', { exact: true }).fill('120');
  await page.keyboard.press('Enter');
  await expect.poll(clock).toBeGreaterThanOrEqual(before + 26 * 3_600_000);

  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await press(/^Close world/);
  await page.getByText('No worlds yet.').waitFor();
});
