import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pngOf } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { itemOf, startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
let count = 0;
let username = '';
let owner: Awaited<ReturnType<typeof startBlog>>;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
/** Each has a blog of their own. */
beforeEach(async () => {
  count += 1;
  username = `deniz${count}`;
  owner = await startBlog(server, { username, number: count, trips: [{ title: 'By the sea' }, { title: 'Hills' }] });
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  page = await openTab();
  tellOf = followPage(page);
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(patience);
  return tab;
}

async function enter(tab = page): Promise<void> {
  await signInAt(server, tab, { role: 'creator', username });
  await tab.goto(`${server.url}/blog/${username}/config`);
  await tab.getByRole('heading', { name: "Deniz Yıldız's Blog" }).waitFor();
}

async function signInAgain(): Promise<void> {
  await page.getByLabel('Email or username', { exact: true }).fill(`${username}@mail.example`);
  await page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: "Deniz Yıldız's Blog" }).waitFor();
}

async function toSections(tab = page): Promise<void> {
  await tab.getByRole('button', { name: /^Content Sections/ }).click();
  await tab.getByRole('heading', { name: 'Profile Sections' }).waitFor();
}

const stored = async () => (await server.get(`/api/creator/${owner.id}/blog-config`, owner.owner)).body;
const press = (name: string, tab = page) => tab.getByRole('button', { name, exact: true }).click();
const flip = (name: string, tab = page) => tab.getByRole('switch', { name, exact: true }).click();
const sees = (text: string | RegExp, tab = page) => tab.getByText(text).first().waitFor();

describe('the dashboard, against the server', () => {
  it('[DASH-01] [ROUTE-12] [DASH-23] [DASH-24] [DASH-30] [DASH-31] saves what was chosen, and the page is what the preview was', async () => {
    await enter();
    await toSections();
    await flip('Languages');
    await sees('Not saved yet');
    expect(await stored()).toMatchObject({ version: 0 });
    await press('Save Changes');
    await sees('Changes saved successfully!');
    await sees('Changes saved automatically');
    expect(await stored()).toMatchObject({ showLanguages: false });
    await page.reload();
    await toSections();
    expect(await page.getByRole('switch', { name: 'Languages' }).getAttribute('aria-checked')).toBe('false');
    const visitor = await openTab();
    await visitor.goto(`${server.url}/blog/${username}`);
    expect(await visitor.getByRole('heading', { name: 'Languages' }).count()).toBe(0);
    expect(await barriersOf(page)).toEqual([]);
  });

  it.each(
    sampleOf([
      ['Hide', false],
      ['Keep public', true],
    ] as const),
  )('asks once whether the contacts are public: %s', async (answer, areShown) => {
    const ofContacts = 'Your email address and phone number are public on your blog.';
    await enter();
    await sees(ofContacts);
    expect(await barriersOf(page)).toEqual([]);
    await press(answer);
    await sees('Changes saved successfully!');
    expect(await page.getByText(ofContacts).count()).toBe(0);
    expect(await stored()).toMatchObject({ showEmail: areShown, showPhoneNumber: areShown });
    const { status, body } = await server.get(`/api/blog/${username}`);
    expect([status, body.email !== undefined, body.phoneNumber !== undefined]).toEqual([200, areShown, areShown]);
    await page.reload();
    await page.getByRole('heading', { name: "Deniz Yıldız's Blog" }).waitFor();
    expect(await page.getByText(ofContacts).count()).toBe(0);
  });

  it('[SECT-02] [SECT-04] saves the order alone at once, and leaves the draft a draft', async () => {
    await enter();
    await toSections();
    await flip('Contact');
    await press('Move Languages down');
    await sees('Changes saved at');
    const config = await stored();
    expect(config.displayOrder).toEqual({
      locations: 1,
      expertises: 2,
      languages: 3,
      services: 4,
      serviceOffers: 5,
      contact: 6,
    });
    expect(config.showEmail).not.toBe(false);
    await sees('Not saved yet');
  });

  it('[SECT-20] scrolls a long list within its section', async () => {
    const services = Array.from({ length: 20 }, (_, position) => ({
      value: `SERVICE_${position}`,
      position: position + 9,
    }));
    await server.platform.database
      .insertInto('creatorTrait')
      .values(services.map((each) => ({ ...each, accountId: owner.id, kind: 'service', level: null })))
      .execute();
    await enter();
    await toSections();
    await press('Show the items of Services');
    const list = page
      .getByRole('list')
      .filter({ has: page.getByRole('switch', { name: 'SERVICE_19' }) })
      .last();
    await expect.poll(async () => Math.round((await list.boundingBox())?.height ?? 0)).toBe(12 * 16);
    await page.getByRole('switch', { name: 'SERVICE_19' }).click();
    expect(await page.getByRole('switch', { name: 'SERVICE_19' }).getAttribute('aria-checked')).toBe('false');
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  });

  /** Is asked by the way out and by a link alike. */
  const staysWhenAsked = async () => {
    const link = page.getByRole('link', { name: 'Blog', exact: true });
    for (const leave of [() => press('Logout'), () => link.click()]) {
      await leave();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
      await press('Stay');
    }
  };

  it('[DASH-09] asks before it is left with something unsaved, finds the draft after a reload, and logs out to the blog', async () => {
    await enter();
    await toSections();
    await flip('Languages');
    await staysWhenAsked();
    expect(new URL(page.url()).pathname).toBe(`/blog/${username}/config`);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await toSections();
    expect(await page.getByRole('switch', { name: 'Languages' }).getAttribute('aria-checked')).toBe('false');
    await sees('Not saved yet');
    await press('Logout');
    await press('Leave');
    await page.waitForURL(`**/blog/${username}`);
    await page.getByRole('link', { name: 'Log In' }).waitFor();
  });

  it('keeps the edits of an expired session for the owner who signs in again', async () => {
    await enter();
    const wait = Promise.withResolvers<void>();
    await intercept(page, '**/api/auth/session', async (route) => {
      await wait.promise;
      await route.continue();
    });
    await page.reload();
    await toSections();
    await flip('Languages');
    await sees('Not saved yet');
    await server.platform.database.deleteFrom('session').where('accountId', '=', owner.id).execute();
    wait.resolve();
    await page.getByRole('heading', { name: 'Sign in to your blog' }).waitFor();
    await signInAgain();
    await toSections();
    expect(await page.getByRole('switch', { name: 'Languages' }).getAttribute('aria-checked')).toBe('false');
    await sees('Not saved yet');
  });

  itAtNight('warns of a small cover below 1200 pixels only', async () => {
    await enter();
    const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0b5563' } })
      .png()
      .toBuffer();
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer });
    const zoom = page.getByRole('dialog').getByRole('slider', { name: 'Zoom' });
    const warning = page.getByText('Choose a picture at least 1200 pixels wide');
    await zoom.fill('2');
    await warning.waitFor();
    await zoom.fill('1');
    await warning.waitFor({ state: 'detached' });
  });

  itAtNight(
    'asks before it is left during the upload of a cover, and adds the cover to the draft of an owner who stays',
    async () => {
      await enter();
      const wait = Promise.withResolvers<void>();
      await intercept(page, '**/cover-image', async (route) => {
        await wait.promise;
        await route.continue();
      });
      const asked = page.waitForRequest('**/cover-image');
      const { name, type, bytes } = await pngOf();
      await page.getByLabel('Choose a picture').setInputFiles({ name, mimeType: type, buffer: bytes });
      await press('Use this part');
      await asked;
      await staysWhenAsked();
      wait.resolve();
      await page.getByRole('button', { name: 'Remove the cover' }).waitFor();
      await sees('Not saved yet');
    },
  );

  it('[DASH-08] [DASH-15] [DASH-21] [LIMIT-02] has its tabs in a drawer and the blog behind a button where there is little room', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await enter();
    expect(await page.getByRole('button', { name: /Preview$/ }).count()).toBe(0);
    const link = page.getByRole('link', { name: 'Open the blog' });
    expect(await link.getAttribute('href')).toBe(`/blog/${username}`);
    await press('Open the settings');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await toSections();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.getByRole('button', { name: 'Open the settings' }).waitFor();
    expect(await page.getByRole('button', { name: /Preview$/ }).count()).toBe(0);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole('button', { name: 'Hide Preview' }).waitFor();
    expect(await page.getByRole('button', { name: 'Open the settings' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Open the blog' }).count()).toBe(0);
  });
});

const toTrips = async (tab = page) => {
  await tab.getByRole('button', { name: /^Trips & Experiences/ }).click();
  await tab.getByRole('heading', { level: 2, name: 'Trips & Experiences' }).waitFor();
};
const card = (name: string, tab = page) => tab.getByRole('article', { name });
const visitorsPage = async (): Promise<string> => (await server.get(`/blog/${username}`)).body;

async function chooseTitleSize(tab: Page, size: string) {
  await toTrips(tab);
  await card('By the sea', tab).getByRole('button', { name: 'Configure' }).click();
  await tab.getByRole('group', { name: 'Title', exact: true }).getByText(size).click();
}

it('[TRIPS-24] a long itinerary scrolls within 20rem', async () => {
  const itinerary = Array.from({ length: 30 }, (_, index) => itemOf({ objectId: `${index}`, name: `Stop ${index}` }));
  await server.platform.database
    .updateTable('trip')
    .set({ itinerary: JSON.stringify(itinerary) })
    .where('id', '=', `${username}-0`)
    .execute();
  await enter();
  await toTrips();
  await card('By the sea').getByRole('button', { name: 'Configure' }).click();
  const list = page.getByRole('group', { name: 'Itinerary Items' }).getByRole('list');
  await expect.poll(async () => Math.round((await list.boundingBox())?.height ?? 0)).toBe(20 * 16);
  await list.getByRole('switch', { name: /Stop 29$/ }).click();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});

describe('what is saved of a blog', () => {
  it('[TRIPS-07] [TRIPS-25] hides a trip and dresses another, and visitors see it once it is saved', async () => {
    await enter();
    await toTrips();
    await card('Hills').getByRole('switch', { name: 'Visible on blog' }).click();
    await card('By the sea').getByRole('button', { name: 'Configure' }).click();
    await flip('Description');
    await sees('Trip settings updated');
    expect(await barriersOf(page)).toEqual([]);
    expect(await visitorsPage()).toContain('Hills');
    await press('Save Changes');
    await sees('Changes saved successfully!');
    const shown = await visitorsPage();
    expect(shown).toContain('By the sea');
    expect(shown).not.toContain('Hills');
    expect(shown).not.toContain('Three slow days.');
  });

  it.each(
    sampleOf([
      ['Keep mine', 32],
      ['Use theirs', 28],
    ] as const),
  )('is asked where two tabs have chosen otherwise: %s', async (answer, size) => {
    await enter();
    const other = await openTab();
    await other.goto(`${server.url}/blog/${username}/config`);
    await other.getByRole('button', { name: 'Save Changes' }).waitFor();
    await chooseTitleSize(page, '28 px');
    await press('Save Changes');
    await sees('Changes saved successfully!');
    await chooseTitleSize(other, '32 px');
    await press('Save Changes', other);
    const dialog = other.getByRole('dialog', { name: 'Changed in two places' });
    await dialog.waitFor();
    expect(await barriersOf(other)).toEqual([]);
    await dialog.getByRole('button', { name: answer }).click();
    await sees('Changes saved successfully!', other);
    const { vayaDisplaySettings } = await stored();
    expect(vayaDisplaySettings[`${username}-0`].textStyles.title.fontSize).toBe(size);
  });
});
