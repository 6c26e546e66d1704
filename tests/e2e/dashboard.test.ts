import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pngOf } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { itemOf, password, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { tripMessages } from '#web/dashboard/trip.messages.ts';

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
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

async function enter(): Promise<void> {
  page = await openOwnerTab(context, server, { username, owner: owner.owner });
  tellOf = followPage(page);
}

async function toSections(): Promise<void> {
  await page.getByRole('button', { name: /^Content Sections/ }).click();
  await page.getByRole('heading', { name: 'Profile Sections' }).waitFor();
}
async function toTrips(): Promise<void> {
  await page.getByRole('button', { name: /^Trips & Experiences/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Trips & Experiences' }).waitFor();
}

const stored = async () => (await server.get(`/api/creator/${owner.id}/blog-config`, owner.owner)).body;
const visitorsPage = async (): Promise<string> => (await server.get(`/blog/${username}`)).body;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const flip = (name: string) => page.getByRole('switch', { name, exact: true }).click();
const choose = (name: string) => page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();
const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();
const isOn = (name: string) => page.getByRole('switch', { name }).getAttribute('aria-checked');
const card = (name: string) => page.getByRole('article', { name });
const ofContacts = 'Your email address and phone number are public on your blog.';

describe('the dashboard, against the server', () => {
  it.each(
    sampleOf([
      ['Hide', false],
      ['Keep public', true],
    ] as const),
  )(
    '[DASH-01] [DASH-23] [DASH-24] [DASH-30] [DASH-31] saves what was chosen, and asks once about the contacts: %s',
    async (answer, areShown) => {
      await enter();
      await sees(ofContacts);
      expect(await barriersOf(page)).toEqual([]);
      await press(answer);
      await sees('Changes saved successfully!');
      await sees('Changes saved automatically');
      await toSections();
      await flip('Languages');
      await toTrips();
      await card('Hills').getByRole('switch', { name: 'Visible on blog' }).click();
      await card('By the sea').getByRole('button', { name: 'Configure' }).click();
      await flip('Description');
      await sees('Trip settings updated');
      await sees('Not saved yet');
      const before = await visitorsPage();
      for (const text of ['Hills', 'Three slow days.', '>Languages<']) expect(before).toContain(text);
      await press('Save Changes');
      await expect.poll(stored).toMatchObject({
        showEmail: areShown,
        showPhoneNumber: areShown,
        showLanguages: false,
      });
      const after = await visitorsPage();
      expect(after).toContain('By the sea');
      for (const text of ['Hills', 'Three slow days.', '>Languages<']) expect(after).not.toContain(text);
      const { body } = await server.get(`/api/blog/${username}`);
      expect([body.email !== undefined, body.phoneNumber !== undefined]).toEqual([areShown, areShown]);
      await page.reload();
      await toSections();
      expect(await isOn('Languages')).toBe('false');
      expect(await page.getByText(ofContacts).count()).toBe(0);
    },
  );

  it('[SECT-20] [TRIPS-24] scrolls a long list within its section or its trip', async () => {
    const services = Array.from({ length: 20 }, (_, position) => ({
      value: `SERVICE_${position}`,
      position: position + 9,
    }));
    await server.platform.database
      .insertInto('creatorTrait')
      .values(services.map((each) => ({ ...each, accountId: owner.id, kind: 'service', level: null })))
      .execute();
    const itinerary = Array.from({ length: 30 }, (_, index) => itemOf({ objectId: `${index}`, name: `Stop ${index}` }));
    await server.platform.database
      .updateTable('trip')
      .set({ itinerary: JSON.stringify(itinerary) })
      .where('id', '=', `${username}-0`)
      .execute();
    await enter();
    await toSections();
    await press('Show the items of Services');
    const last = page.getByRole('switch', { name: 'SERVICE_19' });
    await scrolls(page.getByRole('list').filter({ has: last }).last(), last, 12);
    await toTrips();
    await card('By the sea').getByRole('button', { name: 'Configure' }).click();
    const items = page.getByRole('group', { name: 'Itinerary Items' }).getByRole('list');
    await scrolls(items, items.getByRole('switch', { name: /Stop 29$/ }), 20);
  });

  async function scrolls(list: Locator, last: Locator, rem: number) {
    await expect.poll(async () => Math.round((await list.boundingBox())?.height ?? 0)).toBe(rem * 16);
    await last.click();
    expect(await last.getAttribute('aria-checked')).toBe('false');
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  }

  /** Is asked by the way out and by a link alike. */
  const staysWhenAsked = async () => {
    const link = page.getByRole('link', { name: 'Blog', exact: true });
    for (const leave of [() => press('Logout'), () => link.click()]) {
      await leave();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
      await press('Stay');
    }
  };

  it('[DASH-09] keeps its tab and the draft over a reload and Back, asks before it is left with something unsaved, and logs out to the blog', async () => {
    await enter();
    await toSections();
    await flip('Languages');
    await toTrips();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Trips & Experiences' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=trips');
    await page.goBack();
    await page.getByRole('heading', { name: 'Profile Sections' }).waitFor();
    expect(await isOn('Languages')).toBe('false');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'General Settings' }).waitFor();
    await sees('Not saved yet');
    await staysWhenAsked();
    expect(new URL(page.url()).pathname).toBe(`/blog/${username}/config`);
    await press('Logout');
    await press('Leave');
    await page.waitForURL(`**/blog/${username}`);
    await page.getByRole('link', { name: 'Log In' }).waitFor();
  });

  async function signIn(name: string): Promise<void> {
    await page.getByLabel('Email or username', { exact: true }).fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  itAtNight('keeps the edits of an expired session for the owner who signs in again', async () => {
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
    await signIn(username);
    await page.getByRole('heading', { name: "Deniz Yıldız's Blog" }).waitFor();
    await toSections();
    expect(await isOn('Languages')).toBe('false');
    await sees('Not saved yet');
  });

  it('leaves the edits of a tab to the same person after Logout in another one, and none to another person', async () => {
    const other = `${username}-other`;
    await startBlog(server, { username: other, number: 500 + count });
    await enter();
    const profile = `${server.url}/blog/${username}/config?tab=profile`;
    const logOutElsewhere = async () => {
      // Both tabs may be of one process, so none closes while the other loads.
      const loaded = page.waitForEvent('load');
      const tab = await context.newPage();
      tab.setDefaultTimeout(patience);
      await tab.goto(profile);
      await tab.getByRole('button', { name: 'Logout' }).click();
      await tab.waitForURL((url) => !url.pathname.endsWith('/config'));
      await loaded;
      await tab.close();
      expect(page.url()).toBe(`${server.url}/blog/${username}`);
    };
    const signInAtDoor = async (name: string) => {
      await page.goto(`${server.url}/login`);
      await signIn(name);
      await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    };
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('vaya.blog.')));
    const phone = page.getByLabel('Phone number');
    await page.goto(profile);
    await phone.fill('+90 532 111 22 33');
    await logOutElsewhere();
    await signInAtDoor(username);
    await page.goto(profile);
    await phone.waitFor();
    expect(await phone.inputValue()).toBe('+90 532 111 22 33');
    await logOutElsewhere();
    expect(await drafts()).toEqual([`vaya.blog.${username}`]);
    await signInAtDoor(other);
    await expect.poll(drafts).toEqual([]);
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

  it.each(
    sampleOf([
      ['Keep mine', 32],
      ['Use theirs', 28],
    ] as const),
  )('asks where something was chosen otherwise elsewhere: %s', async (answer, size) => {
    const trip = `${username}-0`;
    const withSize = (fontSize: number) => ({ [trip]: { textStyles: { title: { fontSize } } } });
    await enter();
    const path = `/api/creator/${owner.id}/blog-config`;
    const { status } = await server.post(path, { vayaDisplaySettings: withSize(28) }, owner.owner);
    expect(status).toBe(200);
    await toTrips();
    await card('By the sea').getByRole('button', { name: 'Configure' }).click();
    await page.getByRole('group', { name: 'Title', exact: true }).getByText('32 px').click();
    await press('Save Changes');
    const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
    await dialog.getByRole('button', { name: answer }).click();
    await sees('Changes saved successfully!');
    expect((await stored()).vayaDisplaySettings).toMatchObject(withSize(size));
  });

  it('[DASH-12, EDIT-06, EDIT-15] gives a blog its cover, colours, letters, language, name and picture, on the page that everybody reads', async () => {
    const sponsor = await signInSponsor(server);
    const { name, type, bytes } = await pngOf();
    const file = { name, mimeType: type, buffer: bytes };
    await enter();
    await page.getByLabel('Choose a picture').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
    await dialog.getByRole('button', { name: 'Use this part' }).waitFor();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await press('Use this part');
    await page.getByRole('button', { name: 'Remove the cover' }).waitFor();
    await page.getByRole('textbox', { name: 'Background colour', exact: true }).fill('#fef3c7');
    await choose('Georgia');
    await choose('Türkçe');
    await page.getByRole('button', { name: 'Profile & Style' }).click();
    await page.locator('span').getByText('Full name', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Text colour', exact: true }).first().fill('navy');
    await choose('40 px');
    await choose('Square');
    await page.getByRole('textbox', { name: 'Full name' }).fill('');
    await sees('Full name is required');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Yıldız');
    await page.locator('input[name=profilePicture]').setInputFiles(file);
    await press('Use this part');
    await page.locator('img[src*="/media/profile/"]').first().waitFor();
    const preview = page.getByRole('complementary', { name: 'Live Preview' }).locator('[data-blog] main');
    await preview.getByRole('heading', { name: 'Ada Yıldız' }).waitFor();
    await press('Save Changes');
    await sees('Changes saved successfully!');
    const visitor = await browser.newPage();
    await visitor.goto(`${server.url}/blog/${username}`);
    const look = await visitor.getByRole('heading', { level: 1, name: 'Ada Yıldız' }).evaluate((heading) => {
      const { color, fontSize, fontFamily } = getComputedStyle(heading);
      return { color, fontSize, font: fontFamily.split(',')[0] };
    });
    expect(look).toEqual({ color: 'rgb(0, 0, 128)', fontSize: '40px', font: expect.stringMatching(/Georgia/) });
    expect(await visitor.locator('img[srcset*="cover"]').getAttribute('src')).toMatch(/^\/media\/cover/);
    expect(await visitor.locator('img[src*="/media/profile/"]').count()).toBeGreaterThan(0);
    const blog = visitor.locator('[data-blog]');
    expect(await blog.evaluate((root) => getComputedStyle(root).getPropertyValue('--blog-background'))).toBe('#fef3c7');
    await blog.locator('#hint').evaluate((hint) => hint.remove());
    const published = await blog.locator('main').textContent();
    await expect.poll(() => preview.textContent()).toBe(published);
    const { body } = await server.get('/api/creator?search=Ada', sponsor);
    expect(body.data).toMatchObject([
      { fullName: 'Ada Yıldız', profilePicture: expect.stringMatching(/^profile\/[0-9a-f]{30}/) },
    ]);
  });
});

describe('the order of the sections', () => {
  const names = () =>
    page
      .getByRole('button', { name: /^Move .*: Alt/ })
      .evaluateAll((grips) => grips.map((grip) => grip.getAttribute('data-handle')));
  const grip = (section: string) => page.getByRole('button', { name: `Move ${section}: Alt` });

  it('[SECT-02] [SECT-03] [SECT-04] is changed by the pointer, and saved at once, the order alone', async () => {
    await enter();
    await toSections();
    await flip('Services');
    expect(await names()).toEqual(['locations', 'languages', 'expertises', 'services', 'serviceOffers', 'contact']);
    await drag('Languages', 'Contact');
    const order = ['locations', 'expertises', 'services', 'serviceOffers', 'contact', 'languages'];
    await expect.poll(names).toEqual(order);
    await sees('Changes saved at');
    await sees('Languages, 6 of 6');
    const { showServices, displayOrder } = await stored();
    expect(displayOrder).toEqual(Object.fromEntries(order.map((section, index) => [section, index + 1])));
    expect(showServices ?? true).toBe(true);
    await sees('Not saved yet');
    const shown = await visitorsPage();
    expect(shown.indexOf('>Languages<')).toBeGreaterThan(shown.indexOf('>Contact<'));
  });

  it('[SECT-04] leaves nothing to be saved or asked about where nothing was ever saved before, over a reload as well', async () => {
    await enter();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const isSaved = async () => {
      await toSections();
      await press('Move Languages down');
      await sees('Changes saved at');
      await sees('Changes saved automatically');
      expect(await page.getByText('Not saved yet').count()).toBe(0);
    };
    await isSaved();
    const { showServices, pageStyle, displayOrder } = await stored();
    expect([showServices, pageStyle, displayOrder.languages]).toEqual([undefined, undefined, 3]);
    await page.reload();
    await isSaved();
    await toTrips();
    await page.getByRole('link', { name: tripMessages.en.write }).click();
    await page.waitForURL(`**/blog/${username}/trips`);
    await page.goBack();
    await press('Logout');
    await page.waitForURL(`**/blog/${username}`);
    expect(asked).toEqual([]);
  });

  itAtNight.each([1600, 1280, 1024])(
    'stands where it stood while an edit is confirmed, in a window of %i',
    async (width) => {
      await enter();
      await page.setViewportSize({ width, height: 800 });
      await toSections();
      await flip('Services');
      await sees('Changes applied to preview');
      const confirmed = await grip('Languages').boundingBox();
      await page.getByText('Changes applied to preview').waitFor({ state: 'detached' });
      expect(await grip('Languages').boundingBox()).toEqual(confirmed);
    },
  );

  /** Where a row is once it rests: one that was let go glides to its place. */
  async function restingBox(section: string) {
    let box = await grip(section).boundingBox();
    await expect
      .poll(async () => {
        const before = box;
        box = await grip(section).boundingBox();
        return box?.y === before?.y;
      })
      .toBe(true);
    return box;
  }

  async function drag(from: string, onto: string) {
    await page.locator('[data-carried]').waitFor({ state: 'detached' });
    const [start, end] = [await restingBox(from), await restingBox(onto)];
    if (!start || !end) throw new Error('There is nothing to be carried.');
    await page.mouse.move(start.x + 8, start.y + 8);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 16);
    await page.locator('[role=status][aria-live=assertive]').waitFor({ state: 'attached' });
    await page.mouse.move(start.x + 8, start.y + 24, { steps: 3 });
    await page.locator('[data-carried]').waitFor();
    await page.mouse.move(end.x + 8, end.y + 8, { steps: 8 });
    // The row over which it is carried makes room once the page has noticed.
    await expect.poll(async () => (await grip(onto).boundingBox())?.y).not.toBe(end.y);
    await page.mouse.up();
  }
});
