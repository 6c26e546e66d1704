import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let tellOf: ReturnType<typeof followPage>;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  await server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 7, first: 1, count: 60, now: Date.now() - 60_000 }));
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  const { database } = server.platform;
  await database.deleteFrom('shortlistEntry').execute();
  await database.deleteFrom('ownList').execute();
  await database.updateTable('directoryEntry').set({ isListed: 1 }).execute();
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
  await signInAt(server, page, { role: 'sponsor', username: 'bluebay' });
  await page.goto('/discovery');
  await page.getByText('Showing 50 of 60 creators').waitFor();
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await page.context().close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const boxes = () => page.getByRole('checkbox', { name: /^Choose / });
const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

const chooseShown = (count: number): Promise<void> =>
  boxes().evaluateAll((all: HTMLInputElement[], count) => {
    for (const box of all.filter(({ checked }) => !checked).slice(0, count)) box.click();
  }, count);

it('[BEYOND-43] creators are chosen by the keyboard, up to 20 over several pages, and added to a new list at once', async () => {
  await button('Choose several').focus();
  await page.keyboard.press('Enter');
  await chooseShown(10);
  await page.getByText('10 chosen (20 at most)').waitFor();
  await scrollTo(100_000);
  await button('Load More Creators').click();
  await page.getByText('Showing 60 of 60 creators').waitFor();
  await scrollTo(100_000);
  await chooseShown(9);
  const last = page.getByRole('checkbox', { name: /^Choose /, checked: false }).first();
  await last.focus();
  await page.keyboard.press('Space');
  await page.getByText('20 chosen (20 at most)').waitFor();
  const more = page.getByRole('checkbox', { name: /^Choose /, checked: false }).first();
  expect(await more.getAttribute('aria-disabled')).toBe('true');
  await more.click({ force: true });
  expect(await more.isChecked()).toBe(false);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add 20 creators to a list' });
  await dialog.getByLabel('Or add to a new list').fill('Summer');
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.getByText('20 creators added to “Summer”.').waitFor();
  expect(requests).toEqual(['/api/sponsor/shortlist']);
  await dialog.getByRole('link', { name: 'Go to “Summer”' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Summer 20 creators' }).waitFor();
  expect(await boxes().count()).toBe(0);
});
