import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { type Owner, openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { tripMessages } from '#web/dashboard/trip.messages.ts';

const tripSettings = tripMessages.en;

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let owner: Owner & { id: string };
let number = 0;
let tellOf: ReturnType<typeof followPage>[];

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
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
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();
const flip = (page: Page, name: string) => page.getByRole('switch', { name, exact: true }).click();
const stored = async () => (await server.get(`/api/creator/${owner.id}/blog-config`, owner.owner)).body;
const visitorsPage = async (): Promise<string> => (await server.get(`/blog/${owner.username}`)).body;

it('keeps its tab over a reload, goes back to the tab before, and asks nobody who only changes tabs', async () => {
  const page = await open();
  await to(page, 'Content Sections');
  await flip(page, 'Services');
  await to(page, 'Trips & Experiences');
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Trips & Experiences' }).waitFor();
  expect(new URL(page.url()).search).toBe('?tab=trips');
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Content Sections' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'General Settings' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await said(page, 'Not saved yet');
});

it('[DASH-16] the preview follows what is edited', async () => {
  const page = await open();
  await to(page, 'Trips & Experiences');
  const card = page.getByRole('article', { name: 'Hills' }).first();
  await card.getByRole('button', { name: 'Configure' }).click();
  const printed = page.locator('aside article', { hasText: 'Hills' });
  const stage = page.locator('aside section[tabindex="0"]');
  const isInView = async () => {
    const [view, box] = [await stage.boundingBox(), await printed.boundingBox()];
    return view !== null && box !== null && box.y < view.y + view.height && box.y + box.height > view.y;
  };
  await expect.poll(isInView).toBe(true);
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
    await expect.poll(() => fetched).not.toEqual([]);
    const order = ['locations', 'expertises', 'services', 'serviceOffers', 'contact', 'languages'];
    await expect.poll(() => names(page)).toEqual(order);
    await said(page, 'Changes saved at');
    await said(page, 'Languages, 6 of 6');
    const { showServices, displayOrder } = await stored();
    expect(displayOrder).toEqual(Object.fromEntries(order.map((section, index) => [section, index + 1])));
    expect(showServices ?? true).toBe(true);
    await said(page, 'Not saved yet');
    const shown = await visitorsPage();
    expect(shown.indexOf('>Languages<')).toBeGreaterThan(shown.indexOf('>Contact<'));
    await drag(page, 'Contact', 'Locations');
    await expect.poll(async () => (await names(page))[0]).toBe('contact');
  });

  it('[SECT-04] leaves nothing to be saved where nothing was ever saved before, over a reload as well', async () => {
    const page = await open();
    const isSaved = async () => {
      await page.getByRole('button', { name: 'Move Languages down' }).click();
      await said(page, 'Changes saved at');
      await said(page, 'Changes saved automatically');
      expect(await page.getByText('Not saved yet').count()).toBe(0);
    };
    await to(page, 'Content Sections');
    await isSaved();
    const { showServices, pageStyle, displayOrder } = await stored();
    expect([showServices, pageStyle, displayOrder.languages]).toEqual([undefined, undefined, 3]);
    await page.reload();
    await to(page, 'Content Sections');
    await isSaved();
    await flip(page, 'Services');
    await said(page, '1 change');
  });

  it.each(sampleOf(['never', 'once']))(
    'asks nobody who leaves once it is saved, where all else was %s saved before',
    async (before) => {
      const page = await open();
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      if (before === 'once') {
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await said(page, 'Changes saved successfully!');
      }
      await to(page, 'Content Sections');
      await page.getByRole('button', { name: 'Move Languages down' }).click();
      await said(page, 'Changes saved at');
      await page.reload();
      await page.getByRole('heading', { level: 2, name: 'Content Sections' }).waitFor();
      await page.getByRole('button', { name: 'Move Languages down' }).click();
      await said(page, 'Changes saved at');
      await to(page, 'Trips & Experiences');
      await page.getByRole('link', { name: tripSettings.write }).click();
      await page.waitForURL(`**/blog/${owner.username}/trips`);
      await page.goBack();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(`**/blog/${owner.username}`);
      expect(asked).toEqual([]);
    },
  );

  itAtNight.each([1600, 1280, 1024])(
    'stands where it stood while an edit is confirmed, in a window of %i',
    async (width) => {
      const page = await open();
      await page.setViewportSize({ width, height: 800 });
      await to(page, 'Content Sections');
      await flip(page, 'Services');
      await said(page, 'Changes applied to preview');
      const confirmed = await grip(page, 'Languages').boundingBox();
      await page.getByText('Changes applied to preview').waitFor({ state: 'detached' });
      expect(await grip(page, 'Languages').boundingBox()).toEqual(confirmed);
    },
  );

  /** Where a row is once it rests: one that was let go glides to its place. */
  async function restingBox(page: Page, section: string) {
    let box = await grip(page, section).boundingBox();
    await expect
      .poll(async () => {
        const before = box;
        box = await grip(page, section).boundingBox();
        return box?.y === before?.y;
      })
      .toBe(true);
    return box;
  }

  async function lift(page: Page, from: string, onto: string) {
    await page.locator('[data-carried]').waitFor({ state: 'detached' });
    const [start, end] = [await restingBox(page, from), await restingBox(page, onto)];
    if (!start || !end) throw new Error('There is nothing to be carried.');
    await page.mouse.move(start.x + 8, start.y + 8);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 16);
    await page.locator('[role=status][aria-live=assertive]').waitFor({ state: 'attached' });
    await page.mouse.move(start.x + 8, start.y + 24, { steps: 3 });
    await page.locator('[data-carried]').waitFor();
    await page.mouse.move(end.x + 8, end.y + 8, { steps: 8 });
    // The row over which it is carried makes room once the page has noticed.
    await expect.poll(async () => (await grip(page, onto).boundingBox())?.y).not.toBe(end.y);
  }

  async function drag(page: Page, from: string, onto: string) {
    await lift(page, from, onto);
    await page.mouse.up();
  }
});
