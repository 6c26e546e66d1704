import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildElsewhere } from '#tests/kit/built-elsewhere.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import { startSpecifiedServer } from './specified-server.ts';

let api: Awaited<ReturnType<typeof startSpecifiedServer>>;
let built: ReturnType<typeof buildElsewhere>;
let data: ReturnType<typeof dataFolder>;
let pages: ServerProcess;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;

beforeAll(async () => {
  api = await startSpecifiedServer();
  built = buildElsewhere({ VITE_API_URL: `${api.url}/api`, VITE_CDN_URL: `${api.url}/media` });
  data = dataFolder();
  pages = await startServerProcess({ DATA_DIR: data.folder }, built.folder);
  api.state.allowedOrigin = new URL(pages.url).origin;
});
afterAll(async () => {
  await closePages();
  await pages.end('SIGKILL');
  await api.stop();
  data.remove();
  built.remove();
});
beforeEach(async () => {
  context = await (await sharedChromium()).newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: pages.url });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

const shown = (text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const header = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();

/** Pages for which the specification has no call. */
const onlyOurs = /\/(?:trips|account|questions|notifications|ask|searches|invitations|compare)(?:[/?]|$)|list=/;
const linksToOurs = () =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    .then((addresses) => addresses.filter((address) => onlyOurs.test(address)));

async function signIn(path: string, label: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel(label, { exact: true }).fill('ada@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await press('Sign In');
}

describe('pages of our server, built for an API of the specification that allows its headers alone', () => {
  it('[HTTP-01] [BLOG-24] show a blog of that API', async () => {
    const response = await page.goto('/blog/ada');
    expect(response?.status()).toBe(200);
    await shown('Cappadocia at dawn');
    expect(await linksToOurs()).toEqual([]);
  });

  it('[HTTP-06] [API-20] [API-22] [API-25] let its owner save, ask for a stay and write a note', async () => {
    await signIn('/blog/ada/login', 'Email or username');
    await page.getByRole('heading', { name: "Ada Ay's Blog" }).waitFor();
    await expect.poll(header).toEqual(['Blog', 'Dashboard', 'Stays']);
    await page.getByRole('radio', { name: 'Georgia' }).check();
    await press('Save Changes');
    await shown('Changes saved successfully!');
    expect(api.state.config).toMatchObject({ pageStyle: { fontFamily: 'Georgia' } });
    const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('button');
    for (const tab of await tabs.all()) {
      await tab.click();
      expect(await linksToOurs()).toEqual([]);
    }
    await page.goto('/hotel-booking-requests/b-1');
    await page.getByLabel('Note', { exact: true }).fill('We come by boat.');
    await press('Add note');
    await shown('We come by boat.');
    expect(await linksToOurs()).toEqual([]);
    const headers = Object.values(api.state.headers).flatMap((each) => Object.keys(each));
    expect(headers.filter((name) => /^(?:idempotency-key|if-match)$/.test(name))).toEqual([]);
  });

  it('[DISC-20] let a sponsor search and open a profile', async () => {
    await signIn('/discovery', 'Username');
    await shown('Showing 3 of 3 creators');
    await expect.poll(header).toEqual(['Discover']);
    expect(await page.getByRole('button', { name: /^More/ }).count()).toBe(0);
    await page.goto('/discovery?creator=ada');
    await page.getByRole('dialog', { name: 'Ada Ay' }).getByText('ITINERARY SALES').first().waitFor();
    expect(await linksToOurs()).toEqual([]);
  });
});
