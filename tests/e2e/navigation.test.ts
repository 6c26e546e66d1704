import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';
import { type Role, usernames } from './product-pages.ts';

let server: TestServer;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;

beforeAll(async () => {
  server = await startTestServer();
  await startBlog(server, { username: usernames.creator });
  await server.createAccount({ role: 'sponsor', username: usernames.sponsor });
  await server.createAccount({ role: 'staff', username: usernames.staff });
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

const locales: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

async function enter(role: Role | 'stranger', language: Language): Promise<void> {
  context = await (await sharedChromium()).newContext({ baseURL: server.url, locale: locales[language] });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
  await page.route('**/api/notifications/count', (route) => route.fulfill({ json: { unread: 120 } }));
  if (role !== 'stranger') await signInAt(server, page, { role, username: usernames[role] });
}

/** What a person sees and can press in the header, in the order of the row. */
const seenInRow = () =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = shown.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { part, left, right, top, bottom, isOnTop: topmost !== null && part.contains(topmost) };
    });
    const overlap = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
      one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom && other.top < one.bottom;
    const name = ({ part }: (typeof boxes)[number]) => part.textContent || part.ariaLabel;
    return {
      outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).map(name),
      covered: boxes.filter(({ isOnTop }) => !isOnTop).map(name),
      overlapping: boxes.filter((one) => boxes.some((other) => one !== other && overlap(one, other))).map(name),
      links: boxes.flatMap(({ part }) => (part.closest('nav') ? [part.getAttribute('href')] : [])).filter(Boolean),
      hasCurrent: shown.some((part) => part.ariaCurrent !== null),
    };
  });

const more = () => page.getByRole('navigation').getByRole('button', { name: /^(More|Diğer)/ });
const opened = () => page.getByRole('dialog', { name: /^(More|Diğer)$/ });

async function linksUnderMore(): Promise<(string | null)[]> {
  if ((await more().count()) === 0) return [];
  // The row folds again when counts or the font arrive, and “More” may be gone by then.
  await more().click({ timeout: 2_000 });
  await opened().waitFor();
  const links = await opened()
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.keyboard.press('Escape');
  await opened().waitFor({ state: 'detached' });
  return links;
}

const blog = `/blog/${usernames.creator}`;
/** The pages of each role that [BEYOND-50] names, and one that is late in its row. */
const roles = {
  stranger: { at: '/login', links: ['/application', '/discovery', '/login'] },
  creator: {
    at: `${blog}/account`,
    links: [
      ...[blog, `${blog}/config`, `${blog}/trips`, `${blog}/questions`],
      ...['/hotel-booking-requests', `${blog}/notifications`, `${blog}/account`],
    ],
  },
  sponsor: {
    at: '/invitations',
    links: [
      ...['/discovery', '/discovery?list=shortlist', '/discovery/searches'],
      ...['/invitations', '/discovery/notifications'],
    ],
  },
  staff: {
    at: '/admin/audit',
    links: [
      ...['/admin', '/admin?list=applications', '/admin/creators', '/admin/stays', '/admin?list=sponsors'],
      ...['/admin?list=mails', '/admin/questions', '/admin/audit'],
    ],
  },
} as const;
const widths = sampleOf([1024, 375, 320, 820, 1280, 1440, 1920], 2);
/** First the roles with the longest rows, in the longer language. */
const cases = sampleOf(
  (['tr', 'en'] as const).flatMap((language) =>
    (['staff', 'creator', 'sponsor', 'stranger'] as const).map((role) => ({ role, language })),
  ),
  2,
);

describe('the navigation', () => {
  it.each(cases)('of a $role, in $language, shows every link or has it under More, at every width', async (given) => {
    const { at, links } = roles[given.role];
    await enter(given.role, given.language);
    await page.goto(at);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(async () => {
        const { links: _, ...seen } = await seenInRow();
        expect({ width, ...seen }).toEqual({ width, outside: [], covered: [], overlapping: [], hasCurrent: true });
      });
      await eventually(async () => {
        const inRow = (await seenInRow()).links;
        const reached = [...inRow, ...(await linksUnderMore())];
        expect(reached.toSorted(), `at ${width} px`).toEqual([...links].toSorted());
      });
    }
  });

  itAtNight('shows all links of staff in Turkish in a wide window', async () => {
    await enter('staff', 'tr');
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await seenInRow()).links).toHaveLength(8);
    expect(await more().count()).toBe(0);
  });

  it('has a More that says what waits behind it, and that the keyboard opens, uses and closes', async () => {
    await enter('creator', 'en');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`${blog}/config`);
    await page.getByRole('button', { name: /^More ?, Notifications: 120 new$/ }).waitFor();
    expect(await more().textContent()).toContain('99+');
    await more().focus();
    await page.keyboard.press('Enter');
    await opened().waitFor();
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await more().evaluate((it) => it === document.activeElement)).toBe(true));
    await page.keyboard.press('Enter');
    await opened()
      .getByRole('link', { name: /^Notifications/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    const link = page.getByRole('navigation').getByRole('link', { name: /^Notifications/ });
    expect(await link.getAttribute('aria-current')).toBe('page');
  });
});

it('a page that is opened by its address begins at its top, and one that is loaded again where it was', async () => {
  await enter('creator', 'en');
  await page.setViewportSize({ width: 375, height: 600 });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(scrolled).toBe(300);
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await scrolled()).toBe(0);
});
