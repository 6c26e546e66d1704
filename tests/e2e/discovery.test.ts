import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { projectCreator } from '#server/directory/directory-entry.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { isOnTop } from '#tests/kit/is-on-top.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
const warnings: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  await server.platform.database
    .transaction()
    .execute((transaction) =>
      seedCreators(transaction, { seed: 7, first: 1, count: 240, now: Date.now(), arePictured: true }),
    );
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  await server.platform.database.deleteFrom('shortlistEntry').execute();
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
  warnings.length = 0;
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

async function enter(address = '/discovery'): Promise<void> {
  await signInAt(server, page, { role: 'sponsor', username: 'bluebay' });
  await page.goto(address);
}

const shown = (text: RegExp | string) => page.getByText(text).first().waitFor();
const profiles = () => page.getByRole('link', { name: /^Open the profile of/ });
const query = () => new URL(page.url()).searchParams;

describe('the directory, in a browser', () => {
  it('[CARD-01, CARD-08, CARD-09, CARD-10, MODAL-01] opens a profile over the page, which does not scroll', async () => {
    await enter();
    await shown('Showing 50 of 240 creators');
    const card = page.getByRole('article').first();
    expect((await card.boundingBox())?.height).toBe(340);
    await page.evaluate(() => scrollTo(0, 100));
    const before = await page.evaluate(() => [
      scrollY,
      document.querySelector('article')?.getBoundingClientRect().left,
    ]);
    const second = profiles().nth(1);
    const name = (await second.textContent())?.replace('Open the profile of ', '') ?? '';
    await second.click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(1000);
    expect(query().get('creator')).toMatch(/\w/);
    await page.mouse.wheel(0, 600);
    const during = await page.evaluate(() => [
      scrollY,
      document.querySelector('article')?.getBoundingClientRect().left,
    ]);
    expect(during).toEqual(before);
    const opened = query().get('creator');
    await page.keyboard.press('ArrowRight');
    await dialog.waitFor({ state: 'hidden' });
    expect(query().get('creator')).not.toBe(opened);
    await page.keyboard.press('ArrowLeft');
    await dialog.waitFor();
    expect(query().get('creator')).toBe(opened);
    // The map of a profile comes last.
    await page.waitForLoadState('networkidle');
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'hidden' });
    expect(query().get('creator')).toBeNull();
    expect(await page.evaluate(() => scrollY)).toBe(before[0]);
    await expect.poll(() => second.evaluate((link) => link === document.activeElement)).toBe(true);

    // A press that closes a filter opens nothing.
    await page.getByRole('button', { name: 'Languages' }).click();
    const filter = page.getByRole('dialog', { name: 'Languages' });
    await filter.waitFor();
    const { x = 0, y = 0 } = (await page.getByRole('article').nth(3).boundingBox()) ?? {};
    await page.mouse.click(x + 100, y + 100);
    await filter.waitFor({ state: 'hidden' });
    expect(query().get('creator')).toBeNull();
    await page.mouse.click(x + 100, y + 100);
    await expect.poll(() => query().get('creator')).not.toBeNull();
  });

  itAtNight('stays where it is when a profile is closed twice before the browser has stepped back', async () => {
    await enter();
    await profiles().first().click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await page.evaluate(() => {
      for (let press = 0; press < 2; press += 1)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${server.url}/discovery`);
    // It opens and closes again.
    await profiles().first().click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${server.url}/discovery`);
  });

  itAtNight(
    '[CARD-08] opens one profile at a time, while its script is on its way, and gives the keyboard back',
    async () => {
      await enter();
      await shown('Showing 50 of 240 creators');
      const held = Promise.withResolvers<void>();
      await intercept(page, /assets\/open-profile-.*\.js/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.reload();
      await shown('Showing 50 of 240 creators');
      const [first, second] = [profiles().first(), profiles().nth(1)];
      const name = (await first.textContent())?.replace('Open the profile of ', '') ?? '';
      await first.click();
      await page.getByRole('dialog', { name: 'Loading...' }).waitFor();
      expect(await isOnTop(second)).toBe(false);
      held.resolve();
      await page.getByRole('dialog', { name }).waitFor();
      expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
      await expect.poll(() => isOnTop(second)).toBe(true);
    },
  );

  itAtNight(
    '[CARD-11] keeps whose profile it is and what closes it in sight, however far one reads, on a phone too',
    async () => {
      await enter();
      for (const [width, height] of [
        [1440, 480],
        [375, 600],
      ] as const) {
        await page.setViewportSize({ width, height });
        await profiles().first().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText('Contact').waitFor();
        const pages = dialog.getByText('About', { exact: true }).locator('xpath=ancestor::header/..');
        await pages.evaluate((part) => part.scrollBy(0, 5_000));
        expect(await pages.evaluate((part) => part.scrollTop)).toBeGreaterThan(100);
        const inSight = await dialog
          .getByText(/followers?$/)
          .first()
          .evaluate((part) => part.getBoundingClientRect().top);
        expect(inSight).toBeGreaterThanOrEqual(0);
        for (const name of [/to your lists$/, 'Close']) {
          const button = dialog.getByRole('button', { name });
          const box = await button.boundingBox();
          expect(box?.y).toBeGreaterThanOrEqual(0);
          expect(await button.isVisible()).toBe(true);
        }
        await dialog.getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'detached' });
      }
    },
  );

  itAtNight('is found again by Back, with all that was loaded, where it was', async () => {
    await enter();
    await shown('Showing 50 of 240 creators');
    await page.getByRole('button', { name: 'Load More Creators' }).click();
    await shown('Showing 100 of 240 creators');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^creator-/);
    await page.evaluate(() => scrollTo(0, 3_000));
    await page.getByRole('link', { name: /^Lists/ }).evaluate((link: HTMLElement) => link.click());
    await shown(/^Your lists are empty/);
    await page.goBack();
    await shown('Showing 100 of 240 creators');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3_000);
  });

  it('[DISC-13, DISC-27] asks for a tick, which Back takes back, is found by Back where it was, and moves nothing while it searches', async () => {
    await enter();
    await shown('Showing 50 of 240 creators');
    await page.getByRole('button', { name: 'Expertise' }).click();
    const sailing = page.getByLabel('Sailing', { exact: true });
    const count = page.locator('li', { has: sailing }).getByText(/ creators$/);
    const left = (await count.textContent()) ?? '';
    await sailing.check();
    await shown(new RegExp(`of ${left}$`));
    expect(query().get('expertise')).toBe('sailing');
    await page.getByLabel('Diving', { exact: true }).check();
    await expect.poll(() => query().getAll('expertise').toSorted()).toEqual(['diving', 'sailing']);
    await page.goBack();
    await shown(new RegExp(`of ${left}$`));
    expect(await page.getByRole('button', { name: 'Remove Diving' }).count()).toBe(0);
    await page.goBack();
    await shown('Showing 50 of 240 creators');
    expect(query().get('expertise')).toBeNull();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Vaya', exact: true }).click();
    await shown('Showing 50 of 240 creators');
    expect(new URL(page.url()).pathname).toBe('/discovery');
    await page.evaluate(() => scrollTo(0, 2_500));
    await page.getByRole('link', { name: 'Invitations' }).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/invitations');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await shown('Showing 50 of 240 creators');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_500);
    await page.getByRole('button', { name: 'Load More Creators' }).evaluate((button: HTMLElement) => button.click());
    await shown('Showing 100 of 240 creators');
    await page.reload();
    await shown('Showing 50 of 240 creators');
    await page.evaluate(() => scrollTo(0, 0));

    const held = Promise.withResolvers<void>();
    await intercept(page, '**/api/creator?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const cards = page.getByRole('list', { name: 'Discover Creators' });
    const apply = page.getByRole('button', { name: /^Appl(y Filters|ying)/ });
    const top = () => cards.evaluate((list) => list.getBoundingClientRect().top);
    const [before, width] = [await top(), (await apply.boundingBox())?.width];
    await page.getByPlaceholder('Search creators by name...').fill('a');
    const loader = page.getByText('Loading creators...');
    await loader.waitFor();
    expect(await top()).toBe(before);
    expect(await apply.textContent()).toBe('Applying...');
    expect((await apply.boundingBox())?.width).toBe(width);
    expect(await page.getByText(/^Showing/).count()).toBe(0);
    expect((await loader.boundingBox())?.y).toBeLessThan(before);
    held.resolve();
    await loader.waitFor({ state: 'detached' });
    expect(await top()).toBe(before);
  });

  itAtNight('shows two rows of cards at first sight, and more cards per row in a wider window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter();
    await shown('Showing 50 of 240 creators');
    const rows = () =>
      page.getByRole('article').evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        const tops = [...new Set(boxes.map(({ top }) => top))].toSorted((one, other) => one - other);
        const second = boxes.filter(({ top }) => top === tops[1]);
        return { perRow: second.length, end: Math.max(...second.map(({ bottom }) => bottom)) };
      });
    const first = await rows();
    expect(first.perRow).toBe(4);
    expect(first.end).toBeLessThanOrEqual(900);
    await page.getByRole('button', { name: /Türkçe$/ }).click();
    await page.getByText('50 / 240 içerik üreticisi gösteriliyor').waitFor();
    expect((await rows()).end).toBeLessThanOrEqual(900);
    await page.setViewportSize({ width: 1920, height: 1_000 });
    await expect.poll(async () => (await rows()).perRow).toBe(5);
    expect(await barriersOf(page)).toEqual([]);
  });

  itAtNight('gives the order and the application of filters no row of their own at 1024 pixels', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await enter();
    await shown('Showing 50 of 240 creators');
    const rowOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      return y + height / 2;
    };
    for (const [one, other] of [
      [page.getByRole('searchbox'), page.getByRole('combobox', { name: 'Sort by' })],
      [page.getByRole('button', { name: /^Min Trip Count/ }), page.getByRole('button', { name: /^Apply Filters/ })],
    ] as const)
      expect(Math.abs((await rowOf(one)) - (await rowOf(other)))).toBeLessThan(4);
  });

  itAtNight('[CARD-07] shows all the chips of a card, uncut, at every width', async () => {
    await enter();
    await shown('Showing 50 of 240 creators');
    const cards = () =>
      page.getByRole('article').evaluateAll((articles) =>
        articles.map((article) => {
          const { bottom, height } = article.getBoundingClientRect();
          const chips = [...article.querySelectorAll('li')];
          const cut = chips.filter(
            (chip) => chip.scrollWidth > chip.clientWidth || chip.getBoundingClientRect().bottom > bottom - 4,
          );
          return { chips: chips.length, height, cut: cut.map(({ textContent }) => textContent) };
        }),
      );
    for (const width of [320, 375, 768, 1_024, 1_280, 1_440, 1_920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await cards()).length).toBeGreaterThan(1);
      const shownCards = await cards();
      expect(
        shownCards.filter(({ cut, height }) => cut.length > 0 || height !== 340),
        `${width}`,
      ).toEqual([]);
      expect(Math.max(...shownCards.map(({ chips }) => chips)), `${width}`).toBe(5);
    }
  });

  itAtNight('fills the rows below the window as well, once a search is on the screen', async () => {
    await enter();
    await shown('Showing 50 of 240 creators');
    await page.route('**/api/creator?*', () => {});
    await page.getByPlaceholder('Search creators by name...').fill('e');
    const names = () => page.getByRole('article').getByRole('heading').allTextContents();
    await expect.poll(async () => (await names()).filter((name) => !/e/i.test(name))).toEqual([]);
    const top = await page
      .getByRole('article')
      .last()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(await page.evaluate(() => innerHeight));
  });

  itAtNight(
    '[DISC-25, DISC-26] asks once for each creator that came without trips, and shows those as they are who cannot be had',
    async () => {
      await page.route('**/api/creator?*', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const data = body.data
          .slice(0, 12)
          .map(({ publishedVayas: _, ...creator }: { publishedVayas: unknown }) => creator);
        await route.fulfill({ response, json: { ...body, data, total: 12, totalPages: 1 } });
      });
      const asked: string[] = [];
      await page.route(/\/api\/creator\/[0-9a-f]{24}$/, async (route) => {
        asked.push(route.request().url());
        await (asked.length === 1 ? route.abort() : route.continue());
      });
      await enter();
      await shown('Showing 12 of 12 creators');
      await shown(/^Currently in:/);
      await expect.poll(() => asked.length).toBe(12);
      await page.waitForLoadState('networkidle');
      expect(new Set(asked).size).toBe(12);
      expect(await page.getByRole('list', { name: 'Discover Creators' }).getByRole('article').count()).toBe(12);
      expect(warnings.filter((text) => text.includes('could not be loaded'))).toHaveLength(1);
    },
  );

  it('[ROUTE-08, SPONSOR-12] is open for a signed-in sponsor in every tab, and in none of them once they sign out, without a trace', async () => {
    await enter('/discovery?search=a');
    await shown(/^Showing/);
    const address = await profiles().first().getAttribute('href');
    const other = await context.newPage();
    other.setDefaultTimeout(patience);
    await other.goto(address ?? '');
    await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.bringToFront();
    await page.getByLabel('Search creators by name').fill('de');
    await expect.poll(() => query().get('search')).toBe('de');
    await page.getByRole('button', { name: 'Sign out' }).click();
    for (const tab of [other, page]) {
      await tab.bringToFront();
      await tab.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      await expect.poll(() => tab.url()).toBe(`${server.url}/discovery`);
    }
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sponsor')))).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(page.url()).toBe(`${server.url}/discovery`);
    const visited = () => page.evaluate(() => navigation.entries().flatMap(({ url }) => url ?? []));
    expect((await visited()).filter((url) => url.includes('?'))).toEqual([]);
    await page.getByLabel('Username').fill('bluebay');
    await page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await shown('Showing 50 of 240 creators');
  });

  itAtNight('loses neither the typed note nor the request when the session ends on a profile', async () => {
    const rested = page.waitForResponse('**/api/sponsor/searches');
    await page.clock.install();
    await enter();
    await shown('Showing 50 of 240 creators');
    await rested;
    await profiles().first().click();
    const added = page.waitForResponse('**/api/sponsor/shortlist/*');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add .* to your lists/ })
      .click();
    await added;
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Note for your team').fill('For the spring');
    await server.platform.database.deleteFrom('session').execute();
    const asked: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/sponsor/shortlist/')) asked.push(response.status());
    });
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.clock.resume();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Username').fill('bluebay');
    await again.getByLabel('Password', { exact: true }).fill('open-sesame-1');
    await again.getByRole('button', { name: 'Sign In' }).click();
    await again.waitFor({ state: 'hidden' });
    await expect.poll(() => asked).toEqual([401, 200]);
    expect(await page.getByLabel('Note for your team').inputValue()).toBe('For the spring');
    await page.reload();
    await expect.poll(() => page.getByLabel('Note for your team').inputValue()).toBe('For the spring');
    const takenOff = page.waitForResponse('**/api/sponsor/shortlist/*');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Lists of / })
      .first()
      .click();
    await page.getByRole('checkbox', { name: 'Saved', exact: true }).uncheck();
    await takenOff;
  });

  it('[BEYOND-45] chooses two dates in one calendar, by the mouse, by the keyboard and by entering them', async () => {
    await enter('/discovery?thereFrom=2030-12-05');
    await shown(/^Showing/);
    await page.getByRole('button', { name: /^Where and when/ }).click();
    const dates = page.getByRole('group', { name: 'Dates' });
    const pressed = () => dates.getByRole('button', { pressed: true }).count();
    await dates.getByText('December 2030').waitFor();
    await dates.getByRole('button', { name: '9 Dec 2030', exact: true }).click();
    await page.getByRole('status').getByText('5 – 9 Dec 2030').waitFor();
    expect(await pressed()).toBe(5);
    await expect.poll(() => [query().get('thereFrom'), query().get('thereTo')]).toEqual(['2030-12-05', '2030-12-09']);

    await dates.getByRole('button', { name: '31 Dec 2030', exact: true }).focus();
    await page.keyboard.press('Enter');
    expect(await pressed()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('31 Dec 2030 – 8 Jan 2031').waitFor();
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('2031-01-08');

    await page.getByLabel('From', { exact: true }).fill('2030-10-30');
    await dates.getByText('October 2030').waitFor();
    expect(await pressed()).toBe(2);
    await page.setViewportSize({ width: 375, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await page.getByRole('button', { name: 'Clear All: Where and when' }).click();
    await page.getByText('Choose the first day.').waitFor();
    expect(await pressed()).toBe(0);
  });

  it('finds who will be there, and keeps them in mind with a note, also one whose tab is closed with its last letter', async () => {
    await page.clock.install();
    await enter();
    await shown(/^Showing/);
    await page.getByRole('button', { name: 'Where and when' }).click();
    await page.getByLabel('City').fill('istanbul');
    await page
      .getByRole('option', { name: /^İstanbul/ })
      .first()
      .click();
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('From', { exact: true }).fill(day(0));
    await page.getByLabel('To', { exact: true }).fill(day(120));
    await page.keyboard.press('Escape');
    await expect.poll(() => query().get('thereTo')).toBe(day(120));
    await shown(/^In İstanbul \d/);
    await page
      .getByRole('button', { name: /^Add .* to your lists/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Lists' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('shortlist.csv');
    await profiles().first().click();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Note for your team').fill('For the spring');
    const saved = page.waitForResponse('**/api/sponsor/shortlist/*');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.clock.resume();
    await saved;
    await page.reload();
    await expect.poll(() => page.getByLabel('Note for your team').inputValue()).toBe('For the spring');
    await page.getByLabel('Note for your team').fill('With her dog');
    const note = async () =>
      (await server.platform.database.selectFrom('shortlistEntry').select('note').executeTakeFirst())?.note;
    expect(await note()).toBe('For the spring');
    await page.close({ runBeforeUnload: true });
    await expect.poll(note, { timeout: patience }).toBe('With her dog');
  });

  it('[BEYOND-40] compares creators without an area that scrolls within the page; they are found again by reload and Back', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await enter();
    await shown(/^Showing/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(await barriersOf(page)).toEqual([]);
    for (const index of [0, 1, 2]) {
      await page
        .getByRole('button', { name: /^More options for/ })
        .nth(index)
        .press('Space');
      await page.getByRole('button', { name: 'Add to comparison' }).press('Space');
      await expect.poll(() => query().getAll('compare').length).toBe(index + 1);
    }
    await page.getByRole('link', { name: 'Compare 3 creators' }).click();
    const names = page.getByRole('columnheader').getByRole('link');
    await expect.poll(() => names.count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const rowsOfNames = () =>
      names.evaluateAll((all) => new Set(all.map((name) => name.getBoundingClientRect().top)).size);
    expect(await rowsOfNames()).toBe(3);
    const table = page.getByRole('region', { name: 'Creators side by side' });
    const scrolling = () =>
      table.evaluate(
        (area) =>
          [area, ...area.querySelectorAll('*')].filter((each) => /auto|scroll/.test(getComputedStyle(each).overflow))
            .length,
      );
    expect(await scrolling()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await scrolling()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1_440);
    await page.setViewportSize({ width: 375, height: 800 });
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect.poll(() => names.count()).toBe(2);
    expect(await rowsOfNames()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const left = await names.allTextContents();
    const id = query().getAll('creator')[0] ?? '';
    await page.reload();
    await expect.poll(() => names.allTextContents()).toEqual(left);
    await names.first().click();
    await page.getByRole('dialog', { name: left[0] ?? '' }).waitFor();
    expect(query().getAll('creator')).toEqual([id]);
    await page.keyboard.press('Escape');
    await expect.poll(() => names.allTextContents()).toEqual(left);
    const list = (isListed: number) =>
      server.platform.database.updateTable('directoryEntry').set({ isListed }).where('accountId', '=', id).execute();
    await list(0);
    await page.reload();
    await shown('1 creator you chose is no longer in the directory.');
    await expect.poll(() => names.allTextContents()).toEqual(left.slice(1));
    await list(1);
  });

  itAtNight('keeps the longest names within their card and their profile', async () => {
    const [first] = await server.platform.database
      .selectFrom('directoryEntry')
      .select('accountId')
      .orderBy('listedAt', 'desc')
      .limit(1)
      .execute();
    const id = first?.accountId ?? '';
    const name = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} Ünal`;
    await server.platform.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('account').set({ name }).where('id', '=', id).execute();
      await transaction
        .updateTable('creatorLocation')
        .set({ cityName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' })
        .where('accountId', '=', id)
        .execute();
      await projectCreator({ database: transaction, now: server.clock.now }, id);
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await enter();
    await shown('Showing 50 of 240 creators');
    expect((await page.getByRole('article').first().boundingBox())?.height).toBe(340);
    await profiles().first().click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    expect(await dialog.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  itAtNight('[DISC-07] keeps the longest days and what asks for them within a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await enter('/discovery?thereCity=Antalya&thereFrom=2030-12-01&thereTo=2031-02-10');
    await page.getByText('Active filters:').waitFor();
    const ends = (part: Element) => Math.round(part.getBoundingClientRect().right);
    const question = page.getByRole('button', { name: /^Where and when/ });
    expect(await question.evaluate(ends)).toBeLessThanOrEqual(304);
    expect(await page.getByRole('button', { name: /^Remove In Antalya/ }).evaluate(ends)).toBeLessThanOrEqual(304);
    await question.click();
    const unfolded = page.getByRole('dialog', { name: 'Where and when' });
    expect(await unfolded.evaluate(ends)).toBeLessThanOrEqual(304);
    expect(await unfolded.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  });

  itAtNight('keeps the keyboard within the sheet of filters, and brings it back to its button', async () => {
    await page.setViewportSize({ width: 820, height: 900 });
    await enter();
    await shown('Showing 50 of 240 creators');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await sheet.evaluate((part) => part.contains(document.activeElement))).toBe(true);
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((part) => part.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('filters');
  });

  itAtNight.each([375, 320, 820, 1440])('is free of barriers and of sideways scrolling at %s pixels', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await enter();
    await shown('Showing 50 of 240 creators');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width < 1024) await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: 'Cities' }).click();
    await page.getByRole('option', { name: /^Kaş, Antalya/ }).click();
    await page.getByText('Active filters:').waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Apply Filters/ }).click();
    await expect.poll(() => query().get('city')).toBe('Kaş');
  });
});
