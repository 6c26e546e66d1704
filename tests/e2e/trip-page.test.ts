import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landscapeKey } from '#demo/demo-pictures.ts';
import { tokenIn } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { type Owner, signedInTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { shiftsOf, watchShifts } from '#tests/kit/shifts.ts';

let server: TestServer;
let browser: Browser;
let owner: Owner['owner'];
let trips: Record<string, string>;

const pictures = [
  { key: landscapeKey('coast', 78), alt: 'The bay at six', dayNumber: null },
  { key: landscapeKey('coast', 79), alt: '', dayNumber: 1 },
];

/** One that has to be scrolled far, with its pictures below. */
const long = {
  coverImage: landscapeKey('coast', 80),
  description: 'Slowly.\n'.repeat(200),
  pictures: JSON.stringify([
    { key: landscapeKey('coast', 81), alt: 'A boat', dayNumber: null },
    { key: landscapeKey('coast', 82), alt: 'A hill', dayNumber: 1 },
  ]),
};

/** The oldest first; one is hidden. */
const titles = ['Harbours', 'Hidden', 'Hills', 'Islands'];

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  const { id, ...blog } = await startBlog(server, {
    trips: titles.map((title, index) => ({
      ...{ id: `trip-${index}`, title, createdAt: Date.UTC(2026, 0, index + 1) },
      ...(title === 'Hills' ? { coverImage: landscapeKey('coast', 77), pictures: JSON.stringify(pictures) } : {}),
      ...(title === 'Islands' ? long : {}),
    })),
  });
  owner = blog.owner;
  const config = { tripSettings: { visibleTrips: ['trip-0', 'trip-2', 'trip-3'] } };
  expect((await server.post(`/api/creator/${id}/blog-config`, config, owner)).status).toBe(200);
  const html = await (await fetch(`${server.url}/blog/deniz`)).text();
  trips = Object.fromEntries(
    titles.map((title) => [title, new RegExp(`/blog/deniz/${title.toLowerCase()}-[a-z0-9]+`).exec(html)?.[0] ?? '']),
  );
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

const open = async (page: Page, title: string, query = '') => {
  page.setDefaultTimeout(patience);
  await page.goto(`${server.url}${trips[title]}${query}`);
};
const neighboursOn = (page: Page) => page.getByRole('navigation', { name: 'Other trips' });

const leadsOnWithoutScripts = async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, 'Hills');
  const author = page.getByRole('region', { name: 'Deniz Yıldız' });
  expect(await author.locator('img').getAttribute('src')).toContain('/media/');
  expect((await author.locator('p').first().textContent())?.length).toBeGreaterThan(10);
  expect(await neighboursOn(page).getByRole('link').allTextContents()).toEqual([
    'Previous tripHarbours',
    'Next tripIslands',
  ]);
  expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
  await neighboursOn(page).getByRole('link', { name: 'Harbours' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Harbours');
  expect(await neighboursOn(page).getByRole('link').allTextContents()).toEqual(['Next tripHills']);
  await page.getByRole('link', { name: 'Visit the blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Deniz Yıldız' }).waitFor();
  await context.close();
};

const sharesByTheSheet = async () => {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.assign(navigator, {
      share: async (data: object) => Object.assign(document.documentElement.dataset, { shared: JSON.stringify(data) }),
    }),
  );
  await open(page, 'Hills', '?from=elsewhere');
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.locator('html').getAttribute('data-shared');
  expect(JSON.parse(String(shared))).toEqual({
    title: 'Hills · Deniz Yıldız',
    url: `http://localhost:3000${trips.Hills}`,
  });
  expect(await page.getByRole('status').textContent()).toBe('');
  await context.close();
};

const copiesTheLinkWithoutOne = async () => {
  const context = await browser.newContext({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, 'Islands', '?lang=tr');
  await page.getByRole('button', { name: 'Paylaş' }).click();
  await page.getByText('Bağlantı kopyalandı.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `http://localhost:3000${trips.Islands}?lang=tr`,
  );
  await context.close();
};

const isOnTop = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

const isInView = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => {
    const { top, bottom, left, right } = link.getBoundingClientRect();
    const isWhole = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isWhole && on !== null && link.contains(on);
  });

/** Scrolled to the first, the middle and the last part of the page. */
const keepsAskInReach = async (page: Page) => {
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
    expect([share, await isInView(page, 'Ask about this trip')]).toEqual([share, true]);
  }
};

/** What the focus is on is not covered by the bar, for each stop of the Tab key. */
const coversNoFocus = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0));
  const covered: (string | null)[] = [];
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { text: focused.textContent, isFree: on !== null && (focused.contains(on) || on.contains(focused)) };
    });
    if (seen === null) break;
    if (!seen.isFree) covered.push(seen.text);
  }
  expect(covered).toEqual([]);
};

describe('the layout of a trip’s page', () => {
  it('has the title on the picture, and the price and the question next to the story', async () => {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1440, height: 700 } });
    await open(page, 'Hills');
    const [picture, title] = await Promise.all([
      page.locator('main header img').boundingBox(),
      page.getByRole('heading', { level: 1, name: 'Hills' }).boundingBox(),
    ]);
    if (!picture || !title) throw new Error('The picture and the title are drawn.');
    expect(title.y).toBeGreaterThanOrEqual(picture.y);
    expect(title.y + title.height).toBeLessThanOrEqual(picture.y + picture.height);
    expect(picture.height).toBeLessThanOrEqual(0.6 * 700);
    expect(await isOnTop(page.getByRole('heading', { level: 1 }))).toBe(true);
    const [story, offer] = await Promise.all([
      page.getByText('Day by day').boundingBox(),
      page.getByRole('complementary', { name: 'About this trip' }).boundingBox(),
    ]);
    expect(offer?.x).toBeGreaterThan((story?.x ?? 0) + (story?.width ?? 0));
    await page.evaluate(() => scrollTo(0, 400));
    expect(await isInView(page, 'Ask about this trip')).toBe(true);
    // Without a picture the title stands on a drawn sea.
    await open(page, 'Harbours');
    expect(await isOnTop(page.getByRole('heading', { level: 1 }))).toBe(true);
    await page.close();
  });

  it('has price and question at the lower edge of a phone, where they cover neither the end of the page nor the focus', async () => {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 375, height: 600 } });
    page.setDefaultTimeout(patience);
    await open(page, 'Hills');
    await keepsAskInReach(page);
    const [footer, ask] = await Promise.all([
      page.getByRole('contentinfo').boundingBox(),
      page.getByRole('link', { name: 'Ask about this trip' }).boundingBox(),
    ]);
    expect(footer?.y).toBeGreaterThanOrEqual((ask?.y ?? 0) + (ask?.height ?? 0));
    await coversNoFocus(page);
    await page.close();
  });

  it.each(sampleOf(['tr', 'en']))(
    '[BEYOND-25] neither moves while it and its pictures load nor is wider than 320 pixels (%s)',
    async (language) => {
      const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
      await watchShifts(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      // The first visit brings the fonts: a machine without Arial has no stand-in of their measures.
      await open(page, 'Islands', `?lang=${language}`);
      await page.waitForLoadState('networkidle');
      await page.reload();
      await page.waitForLoadState('networkidle');
      const ofHill = () => requested.filter((url) => url.includes(landscapeKey('coast', 82)));
      expect(ofHill()).toEqual([]);
      for (const name of ['A boat', 'A hill']) {
        const picture = page.getByRole('img', { name });
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
      }
      expect(ofHill()).toEqual([expect.stringMatching(/480\.webp$/)]);
      expect(await shiftsOf(page)).toEqual([]);
      const bar = page.getByText(/^\$/).locator('xpath=../..');
      expect((await bar.boundingBox())?.height, 'the words of the bar have room').toBeLessThanOrEqual(96);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await barriersOf(page)).toEqual([]);
      await page.close();
    },
  );

  it('opens each picture on the whole window, without scripts, and closes it at a press or by Escape', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 820, height: 700 } });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await open(page, 'Hills', '?lang=en');
    const large = page.getByRole('dialog', { name: 'The bay at six' });
    expect(await large.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Enlarge the picture: The bay at six' }).click();
    await large.waitFor();
    expect(await large.boundingBox()).toMatchObject({ x: 0, y: 0, height: 700 });
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Enlarge the picture', exact: true }).press('Enter');
    await page.getByRole('dialog', { name: 'Picture' }).getByRole('button').click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });

  it('[BEYOND-122] leads from picture to picture by buttons, arrow keys and swipes, and back to where it was opened', async () => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 375, height: 700 } });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await open(page, 'Hills', '?lang=en');
    const bay = page.getByRole('button', { name: 'Enlarge the picture: The bay at six' });
    await bay.click();
    const [first, second] = [
      page.getByRole('dialog', { name: 'The bay at six' }),
      page.getByRole('dialog', { name: 'Picture', exact: true }),
    ];
    const isShown = async (shown: Locator, hidden: Locator, position: string) => {
      await shown.getByText(position).waitFor();
      expect(await hidden.isVisible()).toBe(false);
      expect(await shown.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    };
    await isShown(first, second, '1 / 2');
    expect(await barriersOf(page)).toEqual([]);
    await first.getByRole('button', { name: 'Next picture' }).click();
    await isShown(second, first, '2 / 2');
    await page.keyboard.press('Enter');
    await isShown(first, second, '1 / 2');
    await page.keyboard.press('ArrowLeft');
    await isShown(second, first, '2 / 2');
    const swipe = async (fromX: number, toX: number) => {
      const touch = await context.newCDPSession(page);
      const at = (x: number) => ({ touchPoints: [{ x, y: 350 }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(fromX) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(toX) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(80, 300);
    await isShown(first, second, '1 / 2');
    await swipe(300, 80);
    await isShown(second, first, '2 / 2');
    await swipe(200, 220);
    await isShown(second, first, '2 / 2');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await bay.evaluate((button) => button === document.activeElement)).toBe(true);
    await context.close();
  });

  itAtNight('has no buttons on paper, where the title is dark and the price stays', async () => {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 794, height: 1123 } });
    await open(page, 'Hills');
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Ask about this trip', 'All trips by Deniz Yıldız', 'Log In', 'Other trips'])
      expect([text, await page.getByText(text).isVisible()]).toEqual([text, false]);
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
    expect(await page.getByText(/^\$/).isVisible()).toBe(true);
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)');
    await page.close();
  });
});

describe('the page of a trip', () => {
  it('[BEYOND-28] leads on to its author and to the trips before and after it, and can be shared', async () => {
    await leadsOnWithoutScripts();
    await sharesByTheSheet();
    await copiesTheLinkWithoutOne();
  });

  it('[BEYOND-103] is where a visitor follows its creator, pressing twice, with scripts and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ locale: 'en', javaScriptEnabled });
      const visitor = await context.newPage();
      await open(visitor, 'Hills');
      const address = `reader-${javaScriptEnabled}@mail.example`;
      const enter = async (text: string) => {
        await visitor.getByLabel('Email', { exact: true }).fill(text);
        await visitor.getByRole('button', { name: 'Follow by email' }).dblclick();
      };
      await enter('reader@');
      await visitor.getByText('Enter an email address, for example name@example.com').waitFor();
      expect(await visitor.getByLabel('Email', { exact: true }).inputValue()).toBe('reader@');
      await enter(address);
      await visitor.getByRole('heading', { name: 'Check your email' }).waitFor();
      await visitor.reload();
      const links = (await server.mails()).filter(({ to }) => to === address);
      expect(links).toHaveLength(1);
      await visitor.goto(`${server.url}/follow/confirm?token=${await tokenIn(server, address, 'follow-confirmation')}`);
      await visitor.getByRole('button', { name: 'Confirm' }).dblclick();
      await visitor.getByRole('heading', { name: 'You follow Deniz Yıldız' }).waitFor();
      if (javaScriptEnabled) expect(await barriersOf(visitor)).toEqual([]);
      await context.close();
    }
  });

  it('[BEYOND-116] leads to a question that survives a reload until it is sent, as do its answer and what is written after it', async () => {
    const context = await browser.newContext({ locale: 'en' });
    const visitor = await context.newPage();
    visitor.setDefaultTimeout(patience);
    const asked = { Name: 'Mia', Email: 'mia@mail.example', Message: 'Is the ferry daily?' };
    const entered = () =>
      Promise.all(Object.keys(asked).map((label) => visitor.getByLabel(label, { exact: true }).inputValue()));
    await visitor.goto(`${server.url}${trips.Hills}/ask`);
    for (const [label, text] of Object.entries(asked)) await visitor.getByLabel(label, { exact: true }).fill(text);
    await visitor.reload();
    expect(await entered()).toEqual(Object.values(asked));
    await visitor.getByRole('button', { name: 'Send question' }).click();
    await visitor.getByText('We sent you a link; your question goes out when you open it.').waitFor();
    await visitor.reload();
    expect(await visitor.getByRole('textbox').count()).toBe(0);
    const token = await tokenIn(server, asked.Email, 'question-confirmation');
    await visitor.goto(`${server.url}/questions/confirm?token=${token}`);
    expect(await barriersOf(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Send question' }).click();
    await visitor.getByRole('heading', { name: 'Your question is sent' }).waitFor();
    const creator = await signedInTab(context, { username: 'deniz', owner });
    creator.setDefaultTimeout(patience);
    await creator.goto(`${server.url}/blog/deniz/questions`);
    const answer = creator.getByLabel('Your answer', { exact: true });
    await answer.fill('Yes, at noon.');
    await creator.reload();
    expect(await answer.inputValue()).toBe('Yes, at noon.');
    await creator.getByRole('button', { name: 'Send answer' }).click();
    await creator.getByText('Answered', { exact: true }).waitFor();
    await creator.getByRole('link', { name: 'Questions', exact: true }).waitFor();
    const keys = await creator.evaluate(() => Object.keys(sessionStorage));
    expect(keys.filter((key) => key.startsWith('vaya.'))).toEqual([]);
    const thread = await tokenIn(server, asked.Email, 'question-answered');
    await visitor.goto(`${server.url}/questions/thread?token=${thread}`);
    await visitor.getByRole('textbox').fill('And on Sundays?');
    await visitor.reload();
    expect(await visitor.getByRole('textbox').inputValue()).toBe('And on Sundays?');
    await visitor.locator('form button').click();
    await visitor.getByText('And on Sundays?').waitFor();
    expect(await visitor.evaluate(() => sessionStorage.length)).toBe(0);
    await context.close();
  });

  it('has the tools of its owner next to what a visitor sees, and an open picture stays open while they load', async () => {
    const context = await browser.newContext({ locale: 'en' });
    const page = await signedInTab(context, { username: 'deniz', owner });
    const script = Promise.withResolvers<void>();
    await page.route('**/own-blog-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await open(page, 'Hills');
    await page.getByRole('button', { name: 'Enlarge the picture: The bay at six' }).click();
    script.resolve();
    await page.locator('button:enabled', { hasText: 'Logout' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('dialog', { name: 'The bay at six' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    for (const name of ['Dashboard', 'Trips'])
      expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toMatch(/^\/blog\/deniz\//);
    await page.getByRole('link', { name: 'Trips', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Trips' }).waitFor();
    await context.close();
  });
});
