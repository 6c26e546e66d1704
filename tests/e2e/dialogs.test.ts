import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { focusedWithoutRing } from '#tests/kit/keyboard-walk.ts';
import { isNightly } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';
import { fillProduct, type Links, openProductPage, productPages, type Role, usernames } from './product-pages.ts';

let server: TestServer;
let links: Links;
let tellOf: ReturnType<typeof followPage> | undefined;
beforeAll(async () => {
  server = await startTestServer();
  links = await fillProduct(server);
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
afterEach(({ task }) => tellOf?.(task));

const widths = [1440, 375] as const;
type Width = (typeof widths)[number];

interface PageDialog {
  /** A page of the product. */
  page: keyof typeof productPages;
  open: (page: Page) => Promise<unknown>;
  only?: Width;
  /** What the page needs before its dialog can be opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the dialog itself does with a key. */
  ownKeys?: readonly string[];
  /** At this width in every run, not at night alone. */
  everyRun?: Width;
}

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const dialogs: Record<string, PageDialog> = {
  'the profile of a creator': {
    page: 'the directory',
    everyRun: 1440,
    // To the next creator.
    ownKeys: ['ArrowRight'],
    async open(page) {
      await page
        .getByRole('link', { name: /^Open the profile of / })
        .first()
        .click();
      // The map comes last.
      await page.getByRole('dialog').getByText('Travel map').waitFor();
    },
  },
  'the filters': { page: 'the directory', only: 375, open: press(/^Filters/) },
  'the creators for a list': {
    page: 'the directory',
    async prepare(page) {
      await press('Choose several')(page);
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .first()
        .check();
    },
    open: press('Add to list'),
  },
  'the keys of staff': {
    page: 'applications, for staff',
    only: 1440,
    open: (page) => page.keyboard.press('?'),
  },
  'the end of an account': { page: 'the own account', open: press('Close my account...') },
  'the download of the own data': { page: 'the own account', open: press('Download everything') },
  'the tabs of the dashboard': {
    page: 'the dashboard',
    only: 375,
    everyRun: 375,
    open: press('Open the settings'),
  },
  'a question before a trip goes from the blog': { page: 'a trip', open: press('Unpublish') },
};

const dialogIn = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** Where the page is and what it says behind a dialog. */
const behind = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    texts: [...document.querySelectorAll('header, main, footer')]
      .filter((part) => part.closest('[role=dialog], [role=alertdialog]') === null)
      .map(({ textContent }) => textContent),
  }));

/** Runs in the page: the control that has the focus, where it is out of sight or something else lies over its middle. */
function coveredFocus(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return 'The focus is nowhere.';
  const isSeen = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const over = document.elementFromPoint(x, y);
    return over !== null && (part.contains(over) || over.contains(part));
  };
  const parts = [at, ...(at instanceof HTMLInputElement ? (at.labels ?? []) : []), at.parentElement ?? at];
  return parts.some(isSeen) ? '' : `Covered or out of sight: ${at.outerHTML.slice(0, 160)}`;
}

/** Runs in the page: controls of its header that are out of sight. */
function hiddenInHeader(): string[] {
  const { clientWidth } = document.documentElement;
  return [...document.querySelectorAll<HTMLElement>('header a, header button')]
    .filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && part.closest('main, [role=dialog]') === null,
    )
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || right > clientWidth || over === null || !part.contains(over);
    })
    .map((part) => part.outerHTML.slice(0, 160));
}

/** A page that was just opened may still load a part of itself. */
async function comeToRest(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy=true], [role=progressbar]').count(), { timeout: patience }).toBe(0);
  await page.waitForLoadState('networkidle');
  const waiting = page.getByText(/^(Counting|Loading)\.\.\.$/);
  await expect.poll(() => waiting.count(), { timeout: patience }).toBe(0);
  // The same address again is where it was left.
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(hiddenInHeader), { timeout: patience }).toEqual([]);
}

/** Looks again while what the focus has just left is on its way out. */
async function seeFocus(page: Page): Promise<string> {
  for (let look = 0; look < 20; look += 1) {
    const covered = await page.evaluate(coveredFocus);
    if (covered === '') return '';
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  }
  return page.evaluate(coveredFocus);
}

const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Takes the focus through all stops with Tab, or back, and answers what is wrong with each. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', within: Locator | null, stops: number) {
  const wrong: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    if (within === null && (await isNowhere(page))) break;
    // First: a trap brings the focus back within a frame.
    const covered = await seeFocus(page);
    if (covered !== '') wrong.push(covered);
    const isInside = within === null || (await within.evaluate((part) => part.contains(document.activeElement)));
    const at = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
    if (!isInside) wrong.push(`${key} ${stop + 1} leaves the dialog: ${await at()}`);
    const bare = await page.evaluate(focusedWithoutRing);
    if (bare !== '') wrong.push(`No focus ring on ${bare}`);
  }
  return [...new Set(wrong)];
}

const countStops = (part: Locator): Promise<number> =>
  part.evaluate(
    (within) =>
      [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')].filter(
        (each) => each.checkVisibility() && !each.matches(':disabled, [tabindex="-1"]'),
      ).length,
  );

/** Keys that pages of ours listen to, and those that browsers do something with. */
const keys = ['j', 'k', 'n', '/', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Delete', 'Backspace', 'Enter', 'Space'];

describe.each(widths)('at %s px', (width) => {
  const tabs = new Map<Role | undefined, Page>();
  const tabOf = async (role: Role | undefined): Promise<Page> => {
    const known = tabs.get(role);
    // They are closed before a second try.
    if (known && !known.isClosed()) return known;
    const context = await (await sharedChromium()).newContext({
      ...{ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url },
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    if (role) await signInAt(server, page, { role, username: usernames[role] });
    tabs.set(role, page);
    return page;
  };
  const shown = Object.entries(dialogs).filter(
    ([, { only = width, everyRun }]) => only === width && (isNightly || everyRun === width),
  );

  it.each(shown)(
    '%s: keys and presses stay in the dialog, and the focus is seen',
    async (_, { page: name, prepare, open, ownKeys = [] }) => {
      const wanted = productPages[name] ?? expect.fail();
      const page = await tabOf(wanted.role);
      tellOf = followPage(page);
      await openProductPage(page, wanted, { links, language: 'en' });
      await comeToRest(page);
      await prepare?.(page);
      const closed = await behind(page);

      await open(page);
      const dialog = dialogIn(page);
      // Until its script is there, a dialog without controls stands for it.
      await dialog.getByRole('button').first().waitFor();
      await page.waitForLoadState('networkidle');
      const hasFocus = () => dialog.evaluate((part) => part.contains(document.activeElement));
      await expect.poll(hasFocus, { timeout: patience }).toBe(true);
      const stops = Math.min(40, await countStops(dialog));
      expect(await tabThrough(page, 'Tab', dialog, stops + 1)).toEqual([]);
      expect(await tabThrough(page, 'Shift+Tab', dialog, 2)).toEqual([]);

      const opened = await behind(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
      const said = await dialog.textContent();
      for (const key of keys.filter((each) => !ownKeys.includes(each))) {
        await dialog.evaluate((part: HTMLElement) => part.focus());
        await page.keyboard.press(key);
      }
      expect([await behind(page), await dialog.textContent(), requests]).toEqual([opened, said, []]);

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      expect(await behind(page)).toEqual(closed);

      await open(page);
      await dialog.waitFor();
      requests.length = 0;
      for (const [x, y] of [
        [8, 400],
        [width - 8, 8],
        [width / 2, 792],
      ] as const)
        await page.mouse.click(x, y);
      expect((await behind(page)).texts).toEqual(closed.texts);
      expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
    },
  );

  const pages = isNightly ? Object.keys(productPages) : width === 375 ? ['the directory'] : [];
  it.each(pages.filter((name) => (productPages[name]?.width ?? width) === width))(
    '%s: nothing of its header is out of sight, and each stop of the keyboard is seen',
    async (name) => {
      const wanted = productPages[name] ?? expect.fail();
      const page = await tabOf(wanted.role);
      tellOf = followPage(page);
      await openProductPage(page, wanted, { links, language: 'en' });
      await comeToRest(page);
      const stops = Math.min(25, await countStops(page.locator('body')));
      expect(await tabThrough(page, 'Tab', null, stops)).toEqual([]);
      expect(await tabThrough(page, 'Shift+Tab', null, stops - 1)).toEqual([]);
    },
  );
});
