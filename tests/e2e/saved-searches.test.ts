import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
let arrivals = 0;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  await server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 7, first: 1, count: 40, now: Date.now() - 60_000 }));
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  await server.platform.database.deleteFrom('savedSearch').execute();
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await page.context().close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName);

async function enter(address: string): Promise<void> {
  await signInAt(server, page, { role: 'sponsor', username: 'bluebay' });
  await page.goto(address);
}

const dialog = () => page.getByRole('dialog', { name: 'Save this search' });
const name = () => dialog().getByLabel('Name', { exact: true });

async function save(as: string): Promise<void> {
  await button('Save this search').click();
  await name().fill(as);
  await page.keyboard.press('Enter');
  await dialog().getByText('Search saved.').waitFor();
}

it('[BEYOND-42] a search is saved in the directory under a name that its filters suggest, and a rejected name stays', async () => {
  await enter('/discovery?search=y%C4%B1ld%C4%B1z&sort=trips_high_to_low');
  await button('Save this search').focus();
  await page.keyboard.press('Enter');
  expect(await name().inputValue()).toBe('“yıldız” · Trips: high to low');
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog().getByText('Search saved.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Save this search');
  expect(new URL(page.url()).search).toBe('?search=y%C4%B1ld%C4%B1z&sort=trips_high_to_low');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await dialog().getByText('You already have a saved search with this name.').waitFor();
  await name().fill('The stars');
  await page.route('**/api/sponsor/searches', (route) => route.abort());
  await page.keyboard.press('Enter');
  await dialog().getByText('We couldn’t save the search. Its name is still here. Please try again.').waitFor();
  expect(await name().inputValue()).toBe('The stars');
  await page.unroute('**/api/sponsor/searches');
  await page.keyboard.press('Enter');
  await dialog().getByRole('link', { name: 'Go to saved searches' }).click();
  await heading('Saved searches').waitFor();
  await button(/^The stars \d+ match(es)?: “yıldız” · Trips: high to low$/).waitFor();
});

itAtNight.each([
  ['filter', 'a name of many words that is long', '“a name of many words that is long” · At least 3 trips'],
  ['word', `${'w'.repeat(50)} and more than fits`, `“${'w'.repeat(50)} and more`],
])('a suggested name ends with the last %s that fits', async (_, search, suggested) => {
  await enter(`/discovery?search=${search}&minTripCount=3&sort=trips_high_to_low`);
  await button('Save this search').click();
  expect(await name().inputValue()).toBe(suggested);
});

it('a saved search is mailed about as chosen next to it, counts new matches, and is opened by one press', async () => {
  await enter('/discovery/searches');
  await page.getByText('No saved searches yet. Save a search from the directory to find it here.').waitFor();
  await page.goto('/discovery?search=y%C4%B1ld%C4%B1z&sort=trips_high_to_low');
  await save('The stars');
  await dialog().getByRole('link', { name: 'Go to saved searches' }).click();
  await button(/^The stars/).waitFor();
  expect(await page.getByText(/^\d+ new$/).count()).toBe(0);
  const emails = page.getByLabel('Emails about new matches of “The stars”');
  const chosen = () => emails.locator('option:checked').textContent();
  expect(await chosen()).toBe('No emails');
  await page.context().setOffline(true);
  await emails.selectOption('Daily email');
  await page.getByText('We couldn’t save the change. Please try again.').waitFor();
  expect(await chosen()).toBe('No emails');
  await page.context().setOffline(false);
  await emails.selectOption('Weekly email');
  await page.getByText('Saving...').waitFor({ state: 'detached' });
  await page.reload();
  await emails.waitFor();
  expect(await chosen()).toBe('Weekly email');

  server.clock.now += 60_000;
  arrivals += 1;
  const { id } = await startBlog(server, { username: `deniz${arrivals}`, number: 76 + arrivals });
  server.clock.now += 60_000;
  await page.getByRole('link', { name: 'Discover', exact: true }).click();
  await heading('Discover Creators').waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('yıldız');
  await page.getByRole('link', { name: /^Saved searches ?, 1 new/ }).click();
  await button('The stars 1 new').click();

  const marked = page.getByRole('article').filter({ has: page.getByText('New', { exact: true }) });
  await marked.waitFor();
  expect(await marked.getByRole('link').first().getAttribute('href')).toContain(id);
  expect(new URL(page.url()).search).toBe('?search=y%C4%B1ld%C4%B1z&sort=trips_high_to_low');
  await page.reload();
  await marked.waitFor();
  await page.goBack();
  await heading('Saved searches').waitFor();
  await button(/^The stars \d+ match(es)?: “yıldız” · Trips: high to low$/).waitFor();
});
