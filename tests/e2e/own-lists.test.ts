import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let tellOf: ReturnType<typeof followPage>;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  const { id: sponsorId } = await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  const { database } = server.platform;
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 7, first: 1, count: 3, now: Date.now() - 60_000 }));
  const creators = await database.selectFrom('directoryEntry').select('accountId').execute();
  const kept = { sponsorId, isInFirst: 1 as const, note: 'For May', addedAt: 1 };
  await database
    .insertInto('shortlistEntry')
    .values(creators.map(({ accountId }) => ({ ...kept, creatorId: accountId })))
    .execute();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  await server.platform.database.deleteFrom('ownList').execute();
  const context = await browser.newContext({
    ...{ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url },
    viewport: { width: 375, height: 800 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  await signInAt(server, page, { role: 'sponsor', username: 'bluebay' });
  tellOf = followPage(page);
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await page.context().close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const tab = (name: string) => page.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name });
const cards = () => page.getByRole('article');
const focused = () => page.evaluate(() => document.activeElement?.tagName);
const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= 375);

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

it('[BEYOND-95] a creator is in two lists, leaves both of them and comes back with the note; a list is renamed and removed, by the keyboard alone', async () => {
  await page.goto('/discovery');
  const opener = button(/^Lists of /).first();
  await opener.focus();
  const name = (await opener.getAttribute('aria-label')) ?? '';
  const who = name.replace('Lists of ', '');
  await page.keyboard.press('Enter');
  await expect.poll(() => box('Saved').isChecked()).toBe(true);
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'New list' }).focus();
  await page.keyboard.type('Kış');
  await page.keyboard.press('Enter');
  await expect.poll(() => box('Kış').isChecked()).toBe(true);
  for (const list of ['Kış', 'Saved']) {
    await box(list).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => box(list).isChecked()).toBe(false);
  }
  await page.keyboard.press('Escape');
  await button(`Add ${who} to your lists`).focus();
  await page.keyboard.press('Enter');
  await button(name).waitFor();
  await page.goto('/discovery?list=shortlist');
  await tab('Saved 3 creators').waitFor();
  const back = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: who, exact: true }) });
  await back.getByText('For May').waitFor();

  await tab('Kış 1 creator').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards().count()).toBe(1);
  await button('Rename “Kış”').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('New name').fill('W'.repeat(40));
  await page.keyboard.press('Enter');
  await tab('W'.repeat(40)).waitFor();
  await expect.poll(isWithin).toBe(true);
  await page.reload();
  await expect.poll(() => cards().count()).toBe(1);
  await button(/^Remove “/).focus();
  await page.keyboard.press('Enter');
  await button('Remove list').focus();
  await page.keyboard.press('Enter');
  await page.getByText('3 creators', { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?list=shortlist');
  await expect.poll(focused).not.toBe('BODY');
});

it('[BEYOND-98] creators of a list are searched, sorted, compared, exported, and removed together with one Undo', async () => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto('/discovery?list=shortlist');
  await expect.poll(() => cards().count()).toBe(3);
  const names = () => cards().getByRole('heading').allTextContents();
  await page.getByLabel('Sort by').selectOption('Name');
  const sorted = (await names()).toSorted((one, other) => one.localeCompare(other, 'en'));
  await expect.poll(names).toEqual(sorted);
  const [first = '', second = '', third = ''] = sorted;

  const note = page.getByRole('textbox', { name: `Note about ${second}` });
  await note.fill('Drone licence until June');
  const saved = page.waitForResponse('**/api/sponsor/shortlist/*');
  await page.getByRole('searchbox', { name: 'Search in this list' }).focus();
  await saved;
  await page.keyboard.type('drone june');
  await expect.poll(names).toEqual([second]);
  await page.waitForURL('**/discovery?list=shortlist&listSearch=drone+june&listSort=name');
  await page.reload();
  await expect.poll(names).toEqual([second]);
  const search = page.getByRole('searchbox', { name: 'Search in this list' });
  expect(await search.inputValue()).toBe('drone june');
  await page.goBack();
  await expect.poll(names).toEqual(sorted);
  expect(await search.inputValue()).toBe('');

  await button('Choose several').click();
  await page.getByRole('checkbox', { name: `Choose ${first}` }).check();
  await page.getByText('Choose 2 to 4 creators to compare.').waitFor();
  await page.getByRole('checkbox', { name: `Choose ${second}` }).check();
  const file = page.waitForEvent('download');
  await button('Download chosen as CSV').click();
  const rows = (await readFile(await (await file).path(), 'utf8')).trim().split(/\r?\n/);
  expect(rows.map((row) => [first, second, third].find((name) => row.includes(`"${name}"`)))).toEqual(
    expect.arrayContaining([undefined, first, second]),
  );
  expect(rows).toHaveLength(3);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('2 creators were removed.').waitFor();
  await page.getByText('1 creator', { exact: true }).waitFor();
  await expect.poll(names).toEqual(sorted);
  await button('Undo all').click();
  await page.getByText('3 creators', { exact: true }).waitFor();
  await expect.poll(() => note.inputValue()).toBe('Drone licence until June');
  await page.reload();
  await page.getByText('3 creators', { exact: true }).waitFor();

  await button('Choose several').click();
  await page.getByRole('checkbox', { name: `Choose ${first}` }).check();
  await page.getByRole('checkbox', { name: `Choose ${third}` }).check();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/discovery/compare');
});

itAtNight(
  '[BEYOND-98] the view of a list stays where it is when a choice is cancelled or its creators are removed',
  async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/discovery?list=shortlist');
    await expect.poll(() => cards().count()).toBe(3);
    const place = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const { top = -1 } = activeElement?.getBoundingClientRect() ?? {};
        return { scrollTop: Math.round(scrollY), isCard: /^creator-/.test(activeElement?.id ?? ''), isSeen: top >= 0 };
      });
    for (const end of ['Cancel', 'Remove']) {
      await button('Choose several').click();
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(2)
        .check();
      const { scrollTop } = await place();
      expect(scrollTop).toBeGreaterThan(200);
      await page.getByRole('button', { name: end, exact: true }).click();
      await expect.poll(() => page.getByRole('checkbox', { name: /^Choose / }).count()).toBe(0);
      expect(await place(), end).toEqual({ scrollTop, isCard: true, isSeen: true });
    }
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.setViewportSize({ width: 1440, height: 1600 });
  },
);
