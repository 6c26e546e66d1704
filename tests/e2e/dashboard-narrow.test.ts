import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { isOnTop } from '#tests/kit/is-on-top.ts';
import { isNightly, itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { openOwnerTab, signedInTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { shiftsOf, watchShifts } from '#tests/kit/shifts.ts';
import { dashboardMessages } from '#web/dashboard/dashboard.messages.ts';
import { hotelBookingsMessages } from '#web/hotel-bookings/hotel-bookings.messages.ts';
import { uiMessages } from '#web/ui/ui.messages.ts';

const english = dashboardMessages.en;
const turkish = dashboardMessages.tr;

/** Turkish has the longer words. */
const languages: [Language, typeof english][] = [['tr', turkish]];
if (isNightly) languages.push(['en', english]);

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

it('[DASH-05] [DASH-06] [DASH-08] [DASH-15] [DASH-21] [LIMIT-02] a dashboard has a header of two lines on a phone, its tabs in a drawer and the blog behind a button where there is little room', async () => {
  const owner = await startBlog(server);
  const context = await browser.newContext({ locale: 'en', viewport: { width: 375, height: 800 } });
  const page = await openOwnerTab(context, server, { username: 'deniz', owner: owner.owner });
  const save = page.getByRole('button', { name: 'Save Changes' });
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThan(30);
  const menu = await page.getByRole('button', { name: 'Open the settings' }).boundingBox();
  const saveLine = await save.boundingBox();
  expect(Math.abs((menu?.y ?? 0) - (saveLine?.y ?? 999))).toBeLessThan(8);
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByText('1 change').waitFor();
  const box = await save.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(120);
  for (const name of ['Not saved yet', '1 change']) {
    const beside = await page.getByText(name).first().boundingBox();
    expect(beside?.y).toBeGreaterThan((box?.y ?? 0) - 4);
    expect((beside?.x ?? 375) + (beside?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(await barriersOf(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(async () => (await save.boundingBox())?.y).toBeLessThan(16);
  const stuck = await save.boundingBox();
  expect(stuck?.y).toBeGreaterThanOrEqual(0);
  expect(await isOnTop(save)).toBe(true);
  const isSettings = () => document.elementFromPoint(180, 72)?.closest('[aria-labelledby="tab"]') != null;
  expect(await page.evaluate(isSettings)).toBe(true);
  const drawer = page.getByRole('button', { name: 'Open the settings' });
  const preview = page.getByRole('button', { name: /Preview$/ });
  const blog = page.getByRole('link', { name: 'Open the blog' });
  expect(await preview.count()).toBe(0);
  expect(await blog.getAttribute('href')).toBe('/blog/deniz');
  await page.setViewportSize({ width: 320, height: 700 });
  for (const tab of ['Profile & Style', 'Content Sections', 'Trips & Experiences']) {
    await drawer.click();
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: tab }).click();
    await page.getByRole('heading', { level: 2, name: tab }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(320);
  }
  await page.setViewportSize({ width: 1023, height: 800 });
  await drawer.waitFor();
  expect(await preview.count()).toBe(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await preview.waitFor();
  expect([await drawer.count(), await blog.count()]).toEqual([0, 0]);
  await context.close();
});

itAtNight('[DASH-15] the drawer of the settings lies over all of the page, its header included', async () => {
  const { owner } = await startBlog(server, { username: 'drawn', number: 6 });
  const context = await browser.newContext({ locale: 'en', viewport: { width: 375, height: 800 } });
  const page = await openOwnerTab(context, server, { username: 'drawn', owner });
  await page.getByRole('button', { name: 'Open the settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('button', { name: 'Close' }).waitFor();
  for (const name of ['Close', 'General Settings', 'Profile & Style'])
    expect({ name, isOnTop: await isOnTop(drawer.getByRole('button', { name })) }).toEqual({ name, isOnTop: true });
  const veiled = page.getByRole('button', { name: 'Save Changes', includeHidden: true });
  expect(await isOnTop(veiled)).toBe(false);
  expect(await barriersOf(page)).toEqual([]);
  await context.close();
});

itAtNight.each(languages)(
  '[DASH-16] the settings have room beside the preview on a small laptop, and every tab its name, in %s',
  async (locale, words) => {
    const username = `roomy-${locale}`;
    const { owner } = await startBlog(server, { username, number: locale === 'en' ? 14 : 15 });
    const context = await browser.newContext({ locale, viewport: { width: 1024, height: 768 } });
    const page = await openOwnerTab(context, server, { username, owner }, words.save.idle);
    await page.locator('[data-blog]').first().waitFor();
    const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
    expect(await widthOf('section[aria-labelledby=tab] > div')).toBeGreaterThanOrEqual(350);
    expect(await widthOf('aside[aria-labelledby=preview]')).toBe(512);
    for (const tab of Object.values(words.tabs)) {
      await page.getByRole('navigation').getByRole('button', { name: tab }).click();
      await page.getByRole('heading', { level: 2, name: tab }).waitFor();
      const cut = await page
        .locator('nav button span, section[aria-labelledby=tab]')
        .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0));
      expect({ tab, cut: cut.length }).toEqual({ tab, cut: 0 });
    }
    expect(await barriersOf(page)).toEqual([]);
    await context.close();
  },
);

itAtNight('what came of a save stands apart from the question that is asked when a phone leaves the page', async () => {
  const { owner } = await startBlog(server, { username: 'asked', number: 16 });
  const context = await browser.newContext({ locale: 'en', viewport: { width: 375, height: 700 } });
  const page = await openOwnerTab(context, server, { username: 'asked', owner });
  await page.getByRole('radio', { name: '3' }).check();
  // The dialog is loaded after the page is shown, and could not be once it is offline.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.getByText('Failed to save changes. Please try again.');
  await toast.hover();
  await page.getByRole('button', { name: 'Logout' }).evaluate((button: HTMLElement) => button.click());
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await question.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  const [told, asked] = [await toast.boundingBox(), await question.boundingBox()];
  expect((told?.y ?? 700) + (told?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  for (const name of ['Stay', 'Leave', 'Close'])
    expect({ name, isOnTop: await isOnTop(question.getByRole('button', { name, exact: true })) }).toEqual({
      name,
      isOnTop: true,
    });
  await context.close();
});

itAtNight('what a save will change unfolds within the window of a tablet', async () => {
  const { owner } = await startBlog(server, { username: 'unfolded', number: 13 });
  const context = await browser.newContext({ locale: 'tr', viewport: { width: 820, height: 1100 } });
  const page = await openOwnerTab(context, server, { username: 'unfolded', owner }, turkish.save.idle);
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByText('1 değişiklik').click();
  await page.locator('details[open] dl').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
  await context.close();
});

itAtNight(
  '[EDIT-06] [EDIT-18] the names of the fonts are set in few bytes, with every letter of theirs, and the preview in the one that is chosen',
  async () => {
    const { owner } = await startBlog(server, { username: 'faced', number: 7 });
    const context = await browser.newContext({ locale: 'en', viewport: { width: 375, height: 800 } });
    const page = await signedInTab(context, { username: 'faced', owner });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`${server.url}/blog/faced/config`);
    const choices = page.getByRole('group', { name: 'Font family' }).locator('label');
    await expect.poll(() => choices.count()).toBe(9);
    const faces = () =>
      [...asked].filter((path) => /(arimo|cousine|gelasio|montserrat|sans|playfair|roboto|tinos).*woff2$/.test(path));
    await expect.poll(() => faces().filter((path) => path.includes('-name')).length).toBeGreaterThan(3);
    expect(faces().filter((path) => !path.includes('-name'))).toEqual([]);
    const devtools = await context.newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'label > span' });
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts).toHaveLength(1);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('radio', { name: 'Montserrat' }).check();
    const faceOfPreview = async () => {
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-blog] h1' });
      if (nodeId === 0) return '';
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName).join();
    };
    await expect.poll(faceOfPreview).toContain('Montserrat');
    await context.close();
  },
);

itAtNight.each(languages)(
  'nothing moves when there is something to be saved, nor once it is saved, in %s',
  async (locale, words) => {
    const username = `still-${locale}`;
    const { owner } = await startBlog(server, { username, number: locale === 'en' ? 2 : 3 });
    const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
    const page = await openOwnerTab(context, server, { username, owner }, words.save.idle);
    const named = (name: string) => page.getByRole('button', { name, exact: true });
    const [save, undo] = [named(words.save.idle), named(uiMessages[locale as Language].undo)];
    const parts = [page.locator('#dashboard > div'), page.getByRole('heading', { level: 1 }), undo, save];
    const places = async () => {
      await page.evaluate(() => scrollTo(0, 0));
      return Promise.all(parts.map((part) => placeOf(part.first())));
    };
    const setWidth = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      await page.locator('aside[aria-labelledby=preview]').waitFor({ state: width < 1024 ? 'detached' : 'visible' });
    };
    for (const width of [375, 720, 1024, 1100, 1180, 1280, 1440]) {
      await setWidth(width);
      const before = await places();
      await page.getByRole('radio', { name: '3', exact: true }).check();
      await page.getByText(words.changes(1)).waitFor();
      expect({ width, places: await places() }).toEqual({ width, places: before });
      await undo.click();
      await page.getByText(words.changes(1)).waitFor({ state: 'detached' });
    }
    await setWidth(1100);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    const before = await places();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await save.click();
    await page.getByText(words.savedAutomatically).waitFor();
    await save.waitFor();
    expect(await places()).toEqual(before);
    await context.close();
  },
);

itAtNight('nothing moves by itself while an owner opens their pages', async () => {
  const [username, width] = ['steady', 1280];
  const trips = [{ title: 'By the sea' }];
  const { owner } = await startBlog(server, { username, number: 5, trips });
  const context = await browser.newContext({ locale: 'en', viewport: { width, height: 900 } });
  const page = await signedInTab(context, { username, owner });
  await watchShifts(page);
  const own = ['config', 'account', 'trips', `trips/${username}-0`].map((path) => `/blog/${username}/${path}`);
  for (const path of [...own, '/hotel-booking-requests', '/hotel-booking-request']) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    expect({ path, moved: await shiftsOf(page) }).toEqual({ path, moved: [] });
  }
  await context.close();
});

itAtNight('nothing moves on a dashboard with its preview when the faces of its letters are late', async () => {
  const { owner } = await startBlog(server, { username: 'faceless', number: 11 });
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } });
  const page = await signedInTab(context, { username: 'faceless', owner });
  await watchShifts(page);
  const late = Promise.withResolvers<void>();
  await page.route(/\/(?:inter|fraunces)-latin-[\w-]{8}\.woff2$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/blog/faceless/config`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  await page.locator('[data-blog]').first().waitFor();
  late.resolve();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
  await context.close();
});

itAtNight('nothing moves on a phone when the list of stays comes after what stands below it', async () => {
  const { owner } = await startBlog(server, { username: 'still', number: 9 });
  const context = await browser.newContext({ locale: 'en', viewport: { width: 412, height: 1000 } });
  const page = await signedInTab(context, { username: 'still', owner });
  await watchShifts(page);
  await page.route(/hotel-bookings\?/, async (route) => {
    await page.getByRole('switch', { includeHidden: true }).waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await route.continue();
  });
  await page.goto(`${server.url}/hotel-booking-requests`);
  await page.getByText(hotelBookingsMessages.en.empty).waitFor();
  await page.getByRole('switch').waitFor();
  expect(await shiftsOf(page)).toEqual([]);
  await context.close();
});

it('the page of an owner asks once for what it begins with, and nothing moves on it', async () => {
  const { owner, id } = await startBlog(server, { username: 'early', number: 10, trips: [{ title: 'By the sea' }] });
  const context = await browser.newContext({ locale: 'en', viewport: { width: 412, height: 823 } });
  const page = await signedInTab(context, { username: 'early', owner });
  await watchShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = request.url().replace(server.url, '');
    if (path.startsWith('/api/')) asked.push(path);
  });
  const begins = {
    '/blog/early/config': ['/api/blog/early', `/api/creator/${id}/blog-config`],
    '/blog/early/trips': ['/api/account/trips'],
    '/blog/early/account': ['/api/account'],
    '/hotel-booking-requests': ['/api/creator/hotel-bookings?limit=20', '/api/creator/invitation-settings'],
  };
  for (const [path, wanted] of sampleOf(Object.entries(begins))) {
    // The page before may still ask until it is left.
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(server.url + path);
    await eventually(async () => expect({ path, asked }).toEqual({ path, asked: expect.arrayContaining(wanted) }));
    await page.waitForLoadState('networkidle');
    expect({ path, twice: asked.filter((each, index) => asked.indexOf(each) !== index) }).toEqual({ path, twice: [] });
    expect({ path, moved: await shiftsOf(page) }).toEqual({ path, moved: [] });
  }
  await context.close();
});

itAtNight(
  'the navigation of a dashboard leads to its blog, and who comes back has the keyboard on the heading',
  async () => {
    const owner = await startBlog(server, { username: 'back', number: 4 });
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } });
    const page = await openOwnerTab(context, server, { username: 'back', owner: owner.owner });
    await page.getByRole('link', { name: 'Blog', exact: true }).press('Enter');
    await page.waitForURL('**/blog/back');
    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    await page.locator('h1:focus', { hasText: 'Blog' }).waitFor();
    await context.close();
  },
);

async function placeOf(part: Locator) {
  const { x, y, height } = (await part.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  return [x, y, height].map(Math.round);
}
