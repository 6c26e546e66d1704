import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { launchChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { type Owner, openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let owner: Owner & { id: string };
let number = 0;
let tellOf: ReturnType<typeof followPage>[];

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
/** Each test has a blog of its own: what one saves, the next does not find. */
beforeEach(async () => {
  number += 1;
  const username = `deniz-${number}`;
  const trips = [{ title: 'By the sea' }, { title: 'Hills' }];
  owner = { username, ...(await startBlog(server, { username, number, trips })) };
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  tellOf = [];
});
afterEach(async ({ task }) => {
  for (const tell of tellOf) await tell(task);
  await context.close();
});

async function open(): Promise<Page> {
  const page = await openOwnerTab(context, server, owner);
  tellOf.push(followPage(page));
  return page;
}

const to = async (page: Page, tab: string) => {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: tab }).click();
  await page.getByRole('heading', { level: 2, name: tab }).waitFor();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();
const savedWhole = (page: Page) => said(page, 'Changes saved successfully!');
const flip = (page: Page, name: string) => page.getByRole('switch', { name, exact: true }).click();
const card = (page: Page, name: string) => page.getByRole('article', { name });
const hide = (page: Page, trip: string) => card(page, trip).getByRole('switch', { name: 'Visible on blog' }).click();
const stored = async () => (await server.get(`/api/creator/${owner.id}/blog-config`, owner.owner)).body;
const visitorsPage = async (): Promise<string> => (await server.get(`/blog/${owner.username}`)).body;

async function chooseTitleSize(page: Page, size: string) {
  await to(page, 'Trips & Experiences');
  await card(page, 'By the sea').getByRole('button', { name: 'Configure' }).click();
  await page.locator('summary', { hasText: 'Title' }).click();
  await page.getByRole('group', { name: 'Title', exact: true }).getByText(size).click();
}
const titleSize = async () => {
  const { vayaDisplaySettings } = await stored();
  return vayaDisplaySettings[`${owner.username}-0`].textStyles.title.fontSize;
};

describe('the owner of a blog', () => {
  it('[TRIPS-07] [TRIPS-25] hides a trip and dresses another, and visitors see it once it is saved', async () => {
    const page = await open();
    await to(page, 'Trips & Experiences');
    await hide(page, 'Hills');
    await card(page, 'By the sea').getByRole('button', { name: 'Configure' }).click();
    await flip(page, 'Description');
    await said(page, 'Trip settings updated');
    expect(await barriersOf(page)).toEqual([]);
    expect(await visitorsPage()).toContain('Hills');
    await save(page);
    await savedWhole(page);
    const shown = await visitorsPage();
    expect(shown).toContain('By the sea');
    expect(shown).not.toContain('Hills');
    expect(shown).not.toContain('Three slow days.');
  });

  it('[DASH-25] goes on upon what was saved in another tab meanwhile, where the two have nothing in common', async () => {
    const [one, other] = [await open(), await open()];
    await to(one, 'Content Sections');
    await flip(one, 'Languages');
    await save(one);
    await savedWhole(one);
    await to(other, 'Trips & Experiences');
    await hide(other, 'Hills');
    await save(other);
    await said(other, 'Changes from elsewhere were merged with yours.');
    await expect
      .poll(stored)
      .toMatchObject({ showLanguages: false, tripSettings: { visibleTrips: [`${owner.username}-0`] } });
    await to(other, 'Content Sections');
    expect(await other.getByRole('switch', { name: 'Languages' }).isChecked()).toBe(false);
  });

  it.each([
    ['Keep mine', 32],
    ['Use theirs', 28],
  ])('is asked where two tabs have chosen otherwise: %s', async (answer, size) => {
    const [one, other] = [await open(), await open()];
    await chooseTitleSize(one, '28 px');
    await save(one);
    await savedWhole(one);
    await chooseTitleSize(other, '32 px');
    await save(other);
    const dialog = other.getByRole('dialog', { name: 'Changed in two places' });
    await dialog.waitFor();
    expect(await barriersOf(other)).toEqual([]);
    await dialog.getByRole('button', { name: answer }).click();
    await savedWhole(other);
    expect(await titleSize()).toBe(size);
  });

  it('is in no conflict with a save of their own whose answer was lost, and makes it once', async () => {
    const page = await open();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/blog-config'))
        keys.push(request.headers()['idempotency-key']);
    });
    const lost = await intercept(page, /blog-config$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      lost.end();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await to(page, 'Content Sections');
    await flip(page, 'Languages');
    await save(page);
    await said(page, 'Failed to save changes. Please try again.');
    const { version } = await stored();
    await page.getByRole('button', { name: /^(Error|Save Changes)$/ }).click();
    await savedWhole(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await stored()).version).toBe(version);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('is told that nothing was saved while they are offline, loses nothing, and saves once they are back', async () => {
    const page = await open();
    await to(page, 'Content Sections');
    await context.setOffline(true);
    await flip(page, 'Languages');
    await save(page);
    await said(page, 'Failed to save changes. Please try again.');
    await said(page, 'Not saved yet');
    await context.setOffline(false);
    await page.getByRole('button', { name: /^(Error|Save Changes)$/ }).click();
    await savedWhole(page);
    expect(await stored()).toMatchObject({ showLanguages: false });
  });

  it('is asked before leaving what is not saved', async () => {
    const page = await open();
    await to(page, 'Content Sections');
    await flip(page, 'Languages');
    await page.getByRole('link', { name: 'Vaya', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    expect(new URL(page.url()).pathname).toBe(`/blog/${owner.username}/config`);
    expect(await page.getByRole('switch', { name: 'Languages' }).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`**/blog/${owner.username}`);
  });
});

describe('the order of the sections', () => {
  const names = (page: Page) =>
    page
      .getByRole('button', { name: /^Move .*: Alt/ })
      .evaluateAll((grips) => grips.map((grip) => grip.getAttribute('data-handle')));
  const grip = (page: Page, section: string) => page.getByRole('button', { name: `Move ${section}: Alt` });

  it('[SECT-03] [SECT-04] is changed by the pointer, and saved at once, the order alone', async () => {
    const page = await open();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) fetched.push(request.url());
    });
    await to(page, 'Content Sections');
    await flip(page, 'Services');
    await page.waitForLoadState('networkidle');
    fetched.length = 0;
    expect(await names(page)).toEqual(['locations', 'languages', 'expertises', 'services', 'serviceOffers', 'contact']);
    await grip(page, 'Languages').hover();
    expect(fetched).toEqual([]);
    await drag(page, 'Languages', 'Contact');
    expect(fetched).toHaveLength(1);
    const order = ['locations', 'expertises', 'services', 'serviceOffers', 'contact', 'languages'];
    expect(await names(page)).toEqual(order);
    await said(page, 'The new order is saved.');
    await said(page, 'Languages, 6 of 6');
    const { showServices, displayOrder } = await stored();
    expect(displayOrder).toEqual(Object.fromEntries(order.map((section, index) => [section, index + 1])));
    expect(showServices ?? true).toBe(true);
    await said(page, 'Not saved yet');
    const shown = await visitorsPage();
    expect(shown.indexOf('>Languages<')).toBeGreaterThan(shown.indexOf('>Contact<'));
    expect(fetched).toHaveLength(1);
    await drag(page, 'Contact', 'Locations');
    expect((await names(page))[0]).toBe('contact');
  });

  it('stays as it was where a row is let go in its place, or the move is taken back by Escape', async () => {
    const page = await open();
    await to(page, 'Content Sections');
    await grip(page, 'Languages').click();
    const before = await names(page);
    await lift(page, 'Languages', 'Contact');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await names(page)).toEqual(before);
    expect(await page.getByText('The new order is saved.').count()).toBe(0);
    expect(await page.locator('[data-carried]').count()).toBe(0);
  });

  async function lift(page: Page, from: string, onto: string) {
    const [start, end] = [await grip(page, from).boundingBox(), await grip(page, onto).boundingBox()];
    if (!start || !end) throw new Error('There is nothing to be carried.');
    await page.mouse.move(start.x + 8, start.y + 8);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 16);
    await page.locator('[role=status][aria-live=assertive]').waitFor({ state: 'attached' });
    await page.mouse.move(start.x + 8, start.y + 24, { steps: 3 });
    await page.locator('[data-carried]').waitFor();
    await page.mouse.move(end.x + 8, end.y + 8, { steps: 8 });
  }

  async function drag(page: Page, from: string, onto: string) {
    await lift(page, from, onto);
    await page.mouse.up();
  }
});
