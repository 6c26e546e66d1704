import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TripRequest } from '#contract/own-trip.ts';
import { richTextOf } from '#contract/rich-text-words.ts';
import { pictureOf } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { signedInTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { shiftsOf, watchShifts } from '#tests/kit/shifts.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
let count = 0;
let owner: Awaited<ReturnType<typeof startBlog>>;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  count += 1;
  owner = await startBlog(server, { username: `derya${count}`, number: count });
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

const story = () => page.getByRole('textbox', { name: 'Description', exact: true });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();
const type = (text: string) => page.keyboard.type(text);
const press = (keys: string) => page.keyboard.press(keys);

const none: TripRequest['pictures'] = [];

async function openTrip(
  description = richTextOf(''),
  { width = 1440, pictures = none, prepare = async () => {} } = {},
) {
  const { body } = await server.post('/api/account/trips', makeTripRequest({ description, pictures }), owner.owner);
  context = await browser.newContext({ locale: 'en-GB', viewport: { width, height: 900 } });
  page = await signedInTab(context, { username: `derya${count}`, owner: owner.owner });
  tellOf = followPage(page);
  await prepare();
  await page.goto(`${server.url}/blog/derya${count}/trips/${body._id}`);
  await story().waitFor();
  const stored = async () => (await server.get(`/api/account/trips/${body._id}`, owner.owner)).body;
  return { id: String(body._id), stored };
}

async function upload(): Promise<string> {
  const form = new FormData();
  form.set('coverImage', new Blob([new Uint8Array(await pictureOf('jpeg', 1600))]), 'sea.jpg');
  const path = `/api/creator/${owner.id}/blog-config/cover-image`;
  return (await server.ask(path, { method: 'POST', body: form, headers: owner.owner })).body.coverImageUrl;
}

const isEditable = () => expect.poll(() => story().getAttribute('contenteditable')).toBe('true');

const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  ...(marks.length > 0 && { marks: marks.map((mark) => ({ type: mark })) }),
  text: words,
});

describe('the story of a trip, in a browser', () => {
  it('[BEYOND-90] [BEYOND-92] is written with the keyboard and the tools, as are the words of a day, survives a reload, and is published', async () => {
    const { id, stored } = await openTrip();
    await isEditable();
    await story().click();
    await press('Control+b');
    await type('Eight days');
    await press('Control+b');
    await type(' by boat');
    await press('Enter');
    await tool('Heading').click();
    expect(await tool('Heading').getAttribute('aria-pressed')).toBe('true');
    await type('What to bring');
    await press('Enter');
    await tool('Bullet list').click();
    await type('A jumper');
    await press('Enter');
    await tool('Italic').click();
    await type('Two towels');
    await press('Control+Home');
    await press('Control+Shift+ArrowRight');
    await tool('Link').click();
    await type('javascript:alert(1)');
    await press('Enter');
    await sees('Enter a web address such as https://example.com, or an email address.');
    await page.getByLabel('Link address').fill('example.com/way');
    await press('Enter');
    const written = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              marks: [{ type: 'link', attrs: { href: 'https://example.com/way' } }, { type: 'bold' }],
              text: 'Eight',
            },
            text(' days', 'bold'),
            text(' by boat'),
          ],
        },
        { type: 'heading', attrs: { level: 1 }, content: [text('What to bring')] },
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [{ type: 'paragraph', content: [text('A jumper')] }] },
            { type: 'listItem', content: [{ type: 'paragraph', content: [text('Two towels', 'italic')] }] },
          ],
        },
      ],
    };
    const words = () => page.getByRole('textbox', { name: /^Story of Day/ });
    await page.getByRole('button', { name: 'Write about Day 2' }).focus();
    await press('Enter');
    await expect.poll(() => words().evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => words().getAttribute('contenteditable')).toBe('true');
    await type('Along the ridge');
    await tool('Move Day 2 up').click();
    await page.getByRole('textbox', { name: 'Story of Day 1' }).waitFor();
    expect(await words().textContent()).toBe('Along the ridge');
    await tool('Remove Day 1').click();
    await expect.poll(() => words().count()).toBe(0);
    await tool('Undo').click();
    const ofDay = [{ id: expect.any(String), dayNumber: 1, text: richTextOf('Along the ridge') }];
    await eventually(async () => expect(await stored()).toMatchObject({ description: written, dayTexts: ofDay }));
    await page.reload();
    await isEditable();
    expect(await story().locator('li').allTextContents()).toEqual(['A jumper', 'Two towels']);
    await page.getByRole('button', { name: 'Story of Day 1', expanded: false }).waitFor();
    await sees('Along the ridge');
    await tool('Publish').click();
    await sees('Published on your blog.');
    const { body } = await server.get(`/api/blog/derya${count}`);
    expect(body.publishedVayas.find(({ _id }: { _id: string }) => _id === id).story).toEqual(written);
    await page.getByRole('link', { name: 'View on your blog' }).click();
    await page.getByRole('heading', { level: 2, name: 'What to bring' }).waitFor();
    expect(await page.getByRole('link', { name: 'Eight' }).getAttribute('href')).toBe('https://example.com/way');
    const day = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'Day 1' }) });
    expect(await day.textContent()).toContain('Along the ridge');
  });

  itAtNight('is undone and redone step by step, with the rest of the trip', async () => {
    await openTrip(richTextOf('Before'));
    await isEditable();
    await story().click();
    await press('Control+End');
    await type(' and after');
    await tool('Quote').click();
    const shown = () => story().textContent();
    expect([await shown(), await story().locator('blockquote').count()]).toEqual(['Before and after', 1]);
    await press('Control+z');
    await expect.poll(() => story().locator('blockquote').count()).toBe(0);
    expect(await shown()).toBe('Before and after');
    await press('Control+z');
    await expect.poll(shown).toBe('Before');
    expect(await tool('Undo').getAttribute('aria-disabled')).toBe('true');
    await press('Control+y');
    await expect.poll(shown).toBe('Before and after');
    await type('!');
    await expect.poll(shown).toBe('Before and after!');
  });

  it('[BEYOND-121] has pictures between its words: placed, moved, taken out and undone by keys, and published', async () => {
    const [boat, bay] = [await upload(), await upload()];
    const pictures = [
      { key: boat, alt: 'A boat', dayNumber: null },
      { key: bay, alt: 'A bay', dayNumber: null },
    ];
    const { stored } = await openTrip(richTextOf('One\n\nTwo'), { width: 375, pictures });
    const shape = () =>
      story()
        .locator('> *')
        .evaluateAll((all) => all.map((each) => (each.matches('p') ? each.textContent : each.tagName)));
    const isShaped = (...blocks: string[]) => expect.poll(shape).toEqual(blocks);
    const isSaved = async (...types: string[]) =>
      eventually(async () =>
        expect((await stored()).description.content).toMatchObject(types.map((each) => ({ type: each }))),
      );
    await isEditable();
    await story().getByText('One').click();
    await type(' day');
    await tool('Picture').focus();
    await press('Enter');
    await tool('A boat').waitFor();
    await press('Enter');
    await isSaved('paragraph', 'picture', 'paragraph');
    await type('Then ');
    await press('Control+Home');
    await press('ArrowDown');
    await press('Alt+ArrowDown');
    await isSaved('paragraph', 'paragraph', 'picture');
    await type('Three');
    await isSaved('paragraph', 'paragraph', 'picture', 'paragraph');
    for (const keys of ['Home', 'Backspace', 'Delete']) await press(keys);
    await isShaped('One day', 'Then Two', 'Three');
    await press('Control+z');
    await isShaped('One day', 'Then Two', 'FIGURE', 'Three');
    expect(await barriersOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove A boat' }).click();
    await expect.poll(() => story().getByRole('img').count()).toBe(0);
    await tool('Undo').click();
    await isShaped('One day', 'Then Two', 'FIGURE', 'Three');
    await isSaved('paragraph', 'paragraph', 'picture', 'paragraph');
    await page.reload();
    await isEditable();
    expect(
      await story()
        .getByRole('img')
        .evaluateAll((all) => all.map((each) => each.ariaLabel)),
    ).toEqual(['A boat']);
    await tool('Publish').click();
    await sees('Published on your blog.');
    await page.getByRole('link', { name: 'View on your blog' }).click();
    await page.getByRole('figure').getByRole('img', { name: 'A boat' }).waitFor();
    expect(await page.getByRole('img', { name: 'A boat' }).count()).toBe(1);
  });

  it('is read while its editor loads, which takes its place and its focus without a shift', async () => {
    const wait = Promise.withResolvers<void>();
    await openTrip(richTextOf('One\n\nTwo'), {
      prepare: async () => {
        await watchShifts(page);
        await intercept(page, /rich-text-editor/, async (route) => {
          await wait.promise;
          await route.continue();
        });
      },
    });
    expect(await story().textContent()).toMatch(/One\s*Two/);
    await story().click();
    wait.resolve();
    await isEditable();
    expect(await story().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  });
});
