import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landscapeKey } from '#demo/demo-pictures.ts';
import { pictureOf } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { isNightly, itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
let complaints: string[];
const requests: string[] = [];

const many = Array.from({ length: 12 }, (_, index) => ({ title: `Trip number ${index}` }));

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  await startBlog(server, { trips: many });
  await startBlog(server, { username: 'mia', number: 2 });
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  complaints = [];
  requests.length = 0;
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
  expect(complaints).toEqual([]);
});

const open = (path: string) => page.goto(`${server.url}${path}`);
const signIn = (username: string) => signInAt(server, page, { role: 'creator', username });
const paper = 'rgb(248, 250, 252)';
const colourOf = (shown: Page) =>
  shown.locator('[data-blog]').evaluate((root) => getComputedStyle(root).backgroundColor);
/** An installed clock keeps running until it is paused. */
const stopClock = async () => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
};
const isHintSeen = () => page.getByText('Scroll to see more').isVisible();

describe('a visitor', () => {
  it('[BLOG-02] [BLOG-03] [ROUTE-10] reads the page and goes to the login, and no script is fetched', async () => {
    await open('/blog/deniz');
    await page.getByRole('heading', { name: 'Deniz Yıldız' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(12);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.endsWith('.js') || path.startsWith('/api/'))).toEqual([]);
    expect(await page.locator('link[rel=preload][as=image]').count()).toBe(1);
    await page.getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('heading', { name: 'Sign in to your blog' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog/deniz/login');
  });

  it('reads and goes from page to page without scripts', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(`${server.url}/blog/deniz`);
    await still.getByRole('link', { name: 'Trip number 3' }).click();
    expect(await still.getByRole('heading', { level: 1 }).textContent()).toBe('Trip number 3');
    await still.getByRole('link', { name: 'All trips by Deniz Yıldız' }).click();
    await still.getByRole('link', { name: 'Türkçe' }).click();
    expect(await still.getByRole('heading', { name: 'Geziler' }).count()).toBe(1);
    await plain.close();
  });

  it('gets the page confirmed, with the policy that it came with, and the browser turns nothing down', async () => {
    const answers: number[] = [];
    server.app.server.on('request', ({ url }, response) => {
      if (url === '/blog/deniz') response.once('finish', () => answers.push(response.statusCode));
    });
    await open('/blog/deniz');
    await open('/trips/nowhere');
    await open('/blog/deniz');
    await page.reload();
    await expect.poll(() => answers).toEqual([200, 304, 304]);
    expect(await isHintSeen()).toBe(true);
    expect(await colourOf(page)).toBe(paper);
  });

  it('[BLOG-19] sees the hint to scroll until they have scrolled more than 100 pixels', async () => {
    await stopClock();
    await open('/blog/deniz');
    expect(await isHintSeen()).toBe(true);
    await page.evaluate(() => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      scrollTo(0, 100);
      return scrolled.then(() => {});
    });
    expect(await page.locator('#hint').getAttribute('data-over')).toBeNull();
    await page.evaluate(() => scrollTo(0, 101));
    await page.locator('#hint[data-over]').waitFor({ state: 'attached' });
  });

  itAtNight('[BLOG-18] sees that hint for five seconds', async () => {
    await stopClock();
    await open('/blog/deniz');
    await page.clock.runFor(4_999);
    expect(await page.locator('#hint').getAttribute('data-over')).toBeNull();
    await page.clock.runFor(1);
    await page.locator('#hint[data-over]').waitFor({ state: 'attached' });
  });

  it.each(isNightly ? [320, 820, 1440] : [320])(
    'meets no barrier, nothing that moves, and no page that is wider than %i pixels',
    async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The first visit brings the fonts: a machine without Arial has no stand-in of their measures.
      await open('/blog/deniz');
      await page.waitForLoadState('networkidle');
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(await barriersOf(page)).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );
});

describe('the first screens', () => {
  it('have a trip before a phone has been scrolled twice, and a hint that leads to it', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await stopClock();
    await open('/blog/deniz');
    const first = await page.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(2 * 812 - 200);
    await page.getByRole('link', { name: 'Scroll to see more' }).click();
    const heading = await page.getByRole('heading', { name: 'Trips', exact: true }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(0);
    expect(heading?.y).toBeLessThan(200);
  });

  itAtNight('have a heading of one style for each section, in one row where there is room', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/blog/deniz');
    const looks = await page.locator('main section[aria-labelledby^=section-] h2').evaluateAll((headings) =>
      headings.map((heading) => {
        const { color, fontSize, fontWeight, fontStyle } = getComputedStyle(heading);
        return [color, fontSize, fontWeight, fontStyle].join(' ');
      }),
    );
    expect(looks.length).toBeGreaterThan(2);
    expect(new Set(looks).size).toBe(1);
    const tops = await page
      .locator('main section[aria-labelledby^=section-]')
      .evaluateAll((sections) => sections.slice(0, 3).map((section) => section.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

describe('a picture that is not there yet', () => {
  const [cover, elsewhere] = [landscapeKey('coast', 77), 'https://pictures.example/a.jpg'];
  const gradients = () =>
    page
      .locator('img[src^="/media/"]')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundImage));
  const tonesOnly = async () => {
    await expect.poll(async () => (await gradients()).length).toBe(3);
    for (const gradient of await gradients()) expect(gradient).toMatch(/^linear-gradient\(rgb\(/);
  };

  beforeAll(async () => {
    const { id, owner } = await startBlog(server, {
      username: 'eda',
      number: 3,
      trips: [{ coverImage: cover }, { coverImage: elsewhere, title: 'Elsewhere' }],
    });
    await server.post(`/api/creator/${id}/blog-config`, { pageStyle: { coverImageUrl: cover } }, owner);
  });

  it('is its tones, for a visitor and for its owner; one of another host is shown to both', async () => {
    await page.route('**/media/**', () => {});
    await page.route(elsewhere, async (route) =>
      route.fulfill({ contentType: 'image/png', body: await pictureOf('png') }),
    );
    const isShown = () =>
      page
        .locator(`img[src="${elsewhere}"]`)
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
    await page.goto(`${server.url}/blog/eda`, { waitUntil: 'commit' });
    await tonesOnly();
    await page.locator(`img[src="${elsewhere}"]`).scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(true);
    await signIn('eda');
    await page.goto(`${server.url}/blog/eda`, { waitUntil: 'commit' });
    await page.locator('button:enabled', { hasText: 'Logout' }).waitFor();
    await tonesOnly();
    await page.locator(`img[src="${elsewhere}"]`).scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(true);
  });
});

describe('a large screen', () => {
  itAtNight('hints only where there is more to see, over no words and no link', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/blog/deniz');
    await page.getByText('Scroll to see more').waitFor();
    const covered = await page.locator('#hint').evaluate((hint) => {
      const one = hint.getBoundingClientRect();
      const others = document.querySelectorAll('main :is(a, h1, h2, h3, p, li, [role=img], picture picture)');
      return [...others]
        .filter((other) => !hint.contains(other))
        .filter((other) => {
          const box = other.getBoundingClientRect();
          return box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom;
        })
        .map((other) => other.textContent);
    });
    expect(covered).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 6_000 });
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await isHintSeen()).toBe(false);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(`${server.url}/blog/deniz`);
    expect(await still.getByText('Scroll to see more').isVisible()).toBe(false);
    await plain.close();
  });

  itAtNight(
    'has room for a whole trip of those that stand one in a row, and the highlighted one is not smaller',
    async () => {
      const trips = [{ title: 'One' }, { title: 'Two' }];
      const eda = await startBlog(server, { username: 'oya', number: 31, trips });
      const tripSettings = { tripsPerRow: 1, highlightedTrips: ['oya-1'] };
      await server.post(`/api/creator/${eda.id}/blog-config`, { tripSettings }, eda.owner);
      await page.setViewportSize({ width: 1440, height: 900 });
      await open('/blog/oya');
      const heightOf = async (name: string) => {
        const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
        await card.scrollIntoViewIfNeeded();
        return (await card.boundingBox())?.height ?? 0;
      };
      const [ordinary, highlighted] = [await heightOf('One'), await heightOf('Two')];
      expect(ordinary).toBeGreaterThan(300);
      expect(Math.max(ordinary, highlighted)).toBeLessThan(800);
      expect(highlighted).toBeGreaterThanOrEqual(ordinary);
    },
  );
});

describe('on paper', () => {
  it('a page is without its buttons, its hint and its links to other pages', async () => {
    await open('/blog/deniz');
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Log In', 'Türkçe', 'Scroll to see more'])
      expect(await page.getByText(text).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Trip number 11' }).isVisible()).toBe(true);
  });

  itAtNight('the form for a question is one sheet', async () => {
    await open('/blog/deniz');
    const trip = await page.getByRole('link', { name: 'Trip number 11' }).getAttribute('href');
    await open(`${trip}/ask`);
    await page.getByRole('button', { name: 'Send question' }).waitFor();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
});

describe('the grid of trips', () => {
  it('[BLOG-12] [TRIPCARD-11] has as many in a row as its owner chose, and a highlighted one over two columns', async () => {
    const trips = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({ title }));
    const ada = await startBlog(server, { username: 'ada', number: 30, trips });
    const tripSettings = { tripsPerRow: 3, highlightedTrips: ['ada-0'] };
    await server.post(`/api/creator/${ada.id}/blog-config`, { tripSettings }, ada.owner);
    await open('/blog/ada');
    const boxOf = (name: string) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .boundingBox();
    const boxes = await Promise.all(trips.map(async ({ title }) => (await boxOf(title)) ?? { x: 0, width: 0 }));
    const [highlighted = { width: 0 }, ...rest] = boxes;
    const [others, last] = [rest.slice(0, -1), rest.at(-1)];
    const columns = [...new Set(others.map(({ x }) => x))].toSorted((one, other) => one - other);
    expect(columns).toHaveLength(3);
    const [first = 0, second = 0] = columns;
    expect(highlighted.width).toBeCloseTo(second - first + (others[0]?.width ?? 0), 0);
    // One that would be alone in the last row fills it.
    expect(last?.width).toBeCloseTo((columns.at(-1) ?? 0) - first + (others[0]?.width ?? 0), 0);
  });
});

it('[BLOG-04] [BLOG-05] a signed-in creator sees Log In on the blog of another, Logout on their own, and Log In once they are out', async () => {
  await signIn('deniz');
  await open('/blog/mia');
  await page.waitForLoadState('networkidle');
  const [logIn, logout] = [page.getByRole('link', { name: 'Log In' }), page.getByRole('button', { name: 'Logout' })];
  expect([await logIn.isVisible(), await logout.isVisible()]).toEqual([true, false]);
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  await open('/blog/deniz');
  await page.locator('button:enabled', { hasText: 'Logout' }).waitFor();
  expect(await logIn.isVisible()).toBe(false);
  expect(await page.getByRole('article').count()).toBe(12);
  expect(await colourOf(page)).toBe(paper);
  await logout.click();
  await logIn.waitFor();
  await page.waitForFunction(() => localStorage.length === 0);
});
