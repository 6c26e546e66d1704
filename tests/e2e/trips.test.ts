import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { richTextOf } from '#contract/rich-text-words.ts';
import { pictureOf } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { coverOf, startBlog } from '#tests/kit/blogs.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { signedInTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

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
beforeEach(async () => {
  count += 1;
  username = `derya${count}`;
  owner = await startBlog(server, { username, number: count });
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

async function enter(address: string, { width = 1440 } = {}): Promise<void> {
  context = await browser.newContext({ locale: 'en-GB', viewport: { width, height: 900 } });
  page = await signedInTab(context, { username, owner: owner.owner });
  await page.goto(`${server.url}/blog/${username}${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  tellOf = followPage(page);
}

/** Runs in the page: drops or pastes pictures there. */
function giveFiles({ type, data, selector }: { type: string; data: readonly string[]; selector: string }): void {
  const files = new DataTransfer();
  for (const [index, each] of data.entries()) {
    const bytes = Uint8Array.from(atob(each), (letter) => letter.charCodeAt(0));
    files.items.add(new File([bytes], `${index}.jpg`, { type: 'image/jpeg' }));
  }
  const shared = { bubbles: true, cancelable: true };
  const events =
    type === 'paste'
      ? [new ClipboardEvent('paste', { ...shared, clipboardData: files })]
      : ['dragover', 'drop'].map((name) => new DragEvent(name, { ...shared, dataTransfer: files }));
  for (const event of events) document.querySelector(selector)?.dispatchEvent(event);
}

const plainPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 160, height: 100, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function begin(given = makeTripRequest()): Promise<string> {
  const { body } = await server.post('/api/account/trips', given, owner.owner);
  return body._id;
}
const stored = async (id: string) => (await server.get(`/api/account/trips/${id}`, owner.owner)).body;
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const sees = (text: string | RegExp) => page.getByText(text).first().waitFor();
const titlesOnBlog = async () =>
  (await server.get(`/api/blog/${username}`)).body.publishedVayas.map(({ title }: { title: string }) => title);
async function upload() {
  const form = new FormData();
  form.set('coverImage', new Blob([new Uint8Array(await pictureOf('jpeg', 1600))]), 'sea.jpg');
  const path = `/api/creator/${owner.id}/blog-config/cover-image`;
  return (await server.ask(path, { method: 'POST', body: form, headers: owner.owner })).body.coverImageUrl;
}
/** Takes what has a handle to the place of another above it. */
async function carry(from: string, onto: string): Promise<void> {
  const [handle, target] = [from, onto].map((name) => page.locator(`[data-handle="${name}"]`));
  await handle?.scrollIntoViewIfNeeded();
  const [start, end] = [await handle?.boundingBox(), await target?.boundingBox()];
  if (!start || !end) throw new Error('There is no handle.');
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y);
  // What carries it is fetched when it is pressed for the first time.
  await page.locator('[role=status][aria-live=assertive]').waitFor({ state: 'attached' });
  await page.mouse.move(start.x + 8, start.y - 20, { steps: 4 });
  await page.locator('[data-carried]').waitFor();
  await page.mouse.move(end.x + 8, end.y + 2, { steps: 8 });
  await page.mouse.up();
}
const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('the trips of a creator, against the server', () => {
  it('[BEYOND-97] are previewed by their owner as visitors see them once they are published, which later changes do not touch', async () => {
    const dayTexts = [{ id: 'text', dayNumber: 2, text: richTextOf('Along the ridge.') }];
    const itinerary = [tripItem(), tripItem({ objectId: 'secret', name: 'A secret cove', dayNumber: 2 })];
    const id = await begin(makeTripRequest({ title: 'Not yet', dayTexts, itinerary, notes: 'Bring the tent.' }));
    const hidden = { itineraryItemsVisibility: { secret: false } };
    const config = { vayaDisplaySettings: { [id]: { ...hidden, showPeriod: false } } };
    await server.post(`/api/creator/${owner.id}/blog-config`, config, owner.owner);
    await enter(`/trips/${id}`);
    await page.getByRole('img', { name: 'Map of the places of this trip' }).waitFor();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('');
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
    await title.fill('Soon');
    expect(await barriersOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByRole('link', { name: 'Back to the editor' }).waitFor();
    await page.getByText('The route').waitFor();
    const shown = async () => ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    const previewed = await shown();
    expect(previewed).toContain('Along the ridge.');
    for (const words of ['A secret cove', 'Bring the tent.', 'Jun 2026']) expect(previewed).not.toContain(words);
    expect(await isWithin()).toBe(true);
    expect((await stored(id)).title).toBe('Soon');
    await page.getByRole('link', { name: 'Türkçe' }).click();
    await page.getByRole('heading', { level: 3, name: '2. gün' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await press('Publish');
    await sees('Published on your blog.');
    await title.fill('The other coast');
    await sees('Readers still see the last published version.');
    expect(await titlesOnBlog()).toEqual(['Soon']);
    await press('Discard changes');
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { name: 'Soon' }).waitFor();
    await page.getByRole('link', { name: 'View on your blog' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
    expect((await shown()).replace(/(Ask about this trip)?Share/, '')).toBe(previewed);

    const other = await startBlog(server, { username: `${username}-other`, number: 500 + count });
    const stranger = await browser.newContext({ locale: 'en-GB' });
    const tab = await signedInTab(stranger, { username: `${username}-other`, owner: other.owner });
    await tab.goto(`${server.url}/blog/${username}/trips/${id}/preview`);
    await tab.waitForURL(/\/login/);
    await tab.goto(`${server.url}/blog/${username}-other/trips/${id}/preview`);
    await tab.getByRole('heading', { level: 1, name: 'We couldn’t find this trip' }).waitFor();
    expect(await tab.getByText('Along the ridge.').count()).toBe(0);
    await stranger.close();
  });

  it('have a plan whose items are moved by keys, by buttons and by the pointer', async () => {
    const itinerary = ['walk', 'swim', 'eat'].map((objectId) => tripItem({ objectId, name: `To ${objectId}` }));
    const id = await begin(makeTripRequest({ itinerary }));
    await enter(`/trips/${id}`);
    const handles = () =>
      page
        .getByRole('button', { name: /^Move To \w+$/ })
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-handle')));
    await press('Move To walk down');
    await expect.poll(handles).toEqual(['swim', 'walk', 'eat']);
    await page.getByRole('button', { name: 'Move To eat', exact: true }).press('Home');
    await expect.poll(handles).toEqual(['eat', 'swim', 'walk']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move To eat');
    await carry('walk', 'eat');
    await expect.poll(handles).toEqual(['walk', 'eat', 'swim']);
    await press('Move Day 1 down');
    const planned = ['walk', 'eat', 'swim'].map((objectId) => ({ objectId, dayNumber: 2 }));
    await eventually(async () => expect((await stored(id)).itinerary).toMatchObject(planned));
  });

  itAtNight(
    'get back a day that was removed, with its items and its picture, by Undo and by the keyboard',
    async () => {
      const itinerary = ['walk', 'swim'].map((objectId) => tripItem({ objectId, name: `To ${objectId}` }));
      const id = await begin(makeTripRequest({ itinerary }));
      await enter(`/trips/${id}`);
      const buffer = Buffer.from(await pictureOf());
      await page
        .locator('input[name="picture-day-1"]')
        .setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer });
      await press('Use this part');
      await eventually(async () => expect((await stored(id)).pictures).toHaveLength(1));
      const { itinerary: items, pictures } = await stored(id);
      await press('Remove Day 1');
      await eventually(async () => expect(await stored(id)).toMatchObject({ itinerary: [], pictures: [] }));
      await press('Undo');
      await page.getByText('To walk').waitFor();
      await eventually(async () => expect(await stored(id)).toMatchObject({ itinerary: items, pictures }));
      await page.keyboard.press('Control+Shift+Z');
      await eventually(async () => expect(await stored(id)).toMatchObject({ itinerary: [], pictures: [] }));
      await page.keyboard.press('Control+Z');
      await eventually(async () => expect(await stored(id)).toMatchObject({ itinerary: items, pictures }));
      await page.reload();
      await page.getByText('To walk').waitFor();
      const picture = page.locator('ol img').first();
      expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
    },
  );

  it('are saved when the connection returns, kept over a reload, and compared with what was changed elsewhere', async () => {
    const id = await begin();
    await enter(`/trips/${id}`);
    const title = page.getByLabel('Title', { exact: true });
    await context.setOffline(true);
    await title.fill('Written at sea');
    await sees(/They are still in this tab/);
    await context.setOffline(false);
    await eventually(async () => expect((await stored(id)).title).toBe('Written at sea'));
    await context.setOffline(true);
    await title.fill('Never mind');
    await press('Discard unsaved changes');
    await page.getByRole('dialog').getByText('goes back to how it was last saved', { exact: false }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard unsaved changes' }).click();
    await page.getByRole('heading', { name: 'Written at sea' }).waitFor();
    await title.fill('Written at night');
    await sees(/They are still in this tab/);
    const theirs = makeTripRequest({ title: 'Written ashore', notes: 'From the harbour.' });
    await server.post(`/api/account/trips/${id}`, theirs, owner.owner);
    await context.setOffline(false);
    await page.reload();
    await sees('Changed in two places');
    await sees('Mine: Written at night');
    await sees('Theirs: Written ashore');
    expect(await title.inputValue()).toBe('Written at night');
    await press('Keep mine');
    await sees('Changes saved elsewhere are included.');
    expect(await stored(id)).toMatchObject({ title: 'Written at night', notes: 'From the harbour.' });
  });

  itAtNight('are published from the top of the form on a phone', async () => {
    const id = await begin();
    await enter(`/trips/${id}`, { width: 375 });
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.waitFor();
    const { y = 0, height = 0 } = (await publish.boundingBox()) ?? {};
    expect([await page.evaluate(() => scrollY), y > 0 && y + height <= 900]).toEqual([0, true]);
    await publish.click();
    await sees('Published on your blog.');
    expect((await stored(id)).state).toBe('published');
  });

  itAtNight(
    'are asked about where the keyboard is, and however much there is to be asked it can all be reached',
    async () => {
      const id = await begin();
      await enter(`/trips/${id}`, { width: 375 });
      await page.setViewportSize({ width: 375, height: 600 });
      const [title, description] = [page.getByLabel('Title', { exact: true }), page.getByLabel('Description')];
      await page.getByRole('heading', { name: 'Day by day' }).waitFor();
      await context.setOffline(true);
      await title.fill('Written at sea');
      await description.fill('Long days at sea. '.repeat(100));
      await sees(/They are still in this tab/);
      const theirs = makeTripRequest({
        title: 'Written ashore',
        description: richTextOf('Long days ashore. '.repeat(100)),
      });
      await server.post(`/api/account/trips/${id}`, theirs, owner.owner);
      await context.setOffline(false);
      const asked = page.getByRole('alertdialog', { name: 'Changed in two places' });
      await asked.waitFor();
      await expect.poll(() => asked.evaluate((part) => part === document.activeElement)).toBe(true);
      const { y = -1, height = 0 } = (await asked.boundingBox()) ?? {};
      expect([y >= 600 / 5, y + height]).toEqual([true, 600]);
      expect(await barriersOf(page)).toEqual([]);
      await page
        .getByRole('group', { name: 'Title' })
        .getByLabel(/^Theirs/)
        .check();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Save', exact: true }).click();
      await sees('Changes saved elsewhere are included.');
      expect((await stored(id)).title).toBe('Written ashore');
    },
  );

  it('[BEYOND-100] have several pictures that are chosen or dropped at once, in their order, but for one that is none', async () => {
    const keys = await Promise.all([...'01234567'].map(async (digit) => coverOf(server, owner.id, digit)));
    const id = await begin(makeTripRequest({ pictures: keys.map((key) => ({ key, alt: '', dayNumber: null })) }));
    await enter(`/trips/${id}`, { width: 375 });
    const colours = ['#ff0000', '#0000ff'];
    const [red, blue] = await Promise.all(colours.map(plainPicture));
    const file = (name: string, buffer: Buffer = Buffer.from('no picture')) => ({
      name,
      mimeType: 'image/jpeg',
      buffer,
    });
    await page
      .locator('input[name="picture-story"]')
      .setInputFiles([file('red.jpg', red), file('words.jpg'), file('blue.jpg', blue)]);
    const queue = page.getByRole('list', { name: 'Pictures that are not added yet' });
    await queue.getByText('words.jpg').waitFor();
    await sees('Please select a valid image file');
    const coloursOf = async () =>
      Promise.all(
        (await stored(id)).pictures.slice(8).map(async ({ key }: { key: string }) => {
          const answer = await fetch(`${server.url}/media/${key}/480.webp`);
          const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
          return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 128) > 0);
        }),
      );
    await eventually(async () => expect((await stored(id)).pictures).toHaveLength(10));
    expect(await coloursOf()).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
    expect(await queue.getByRole('listitem').count()).toBe(1);
    expect(await barriersOf(page)).toEqual([]);
    expect(await isWithin()).toBe(true);
    await press('Don’t add words.jpg');
    await expect.poll(() => queue.count()).toBe(0);
    const give = (type: string, data: readonly string[], selector: string) =>
      page.evaluate(giveFiles, { type, data, selector });
    await give('paste', [red?.toString('base64') ?? ''], 'body');
    await press('Use this part');
    await eventually(async () => expect((await stored(id)).pictures).toHaveLength(11));
    await give(
      'drop',
      [red, blue].map((each) => each?.toString('base64') ?? ''),
      'input[name="picture-story"]',
    );
    await sees('1 picture was left out: a trip can have up to 12 pictures.');
    await eventually(async () => expect((await stored(id)).pictures).toHaveLength(12));
    await sees('This trip has 12 pictures. Remove one to add another.');
  });

  itAtNight('[BEYOND-21] have pictures that are added, described, reordered and removed', async () => {
    const id = await begin();
    await enter(`/trips/${id}`);
    const buffer = Buffer.from(await pictureOf());
    const add = async (slot: string) => {
      const before = (await stored(id)).pictures.length;
      await page
        .locator(`input[name="picture-${slot}"]`)
        .setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer });
      await press('Use this part');
      await eventually(async () => expect((await stored(id)).pictures).toHaveLength(before + 1));
    };
    const orderOf = async () =>
      (await stored(id)).pictures.map(({ alt, dayNumber }: { alt: string; dayNumber: number }) => [alt, dayNumber]);
    await add('story');
    await add('story');
    await add('day-2');
    const alts = page.getByLabel('Description (optional)');
    for (const [index, alt] of ['A boat', 'A bay', 'A hill'].entries()) await alts.nth(index).fill(alt);
    await eventually(async () =>
      expect(await orderOf()).toEqual([
        ['A boat', null],
        ['A bay', null],
        ['A hill', 2],
      ]),
    );
    await page.getByRole('button', { name: 'Move A bay', exact: true }).press('Home');
    await eventually(async () => expect((await orderOf())[0]).toEqual(['A bay', null]));
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move A bay');
    await press('Move A bay down');
    await eventually(async () => expect((await orderOf())[0]).toEqual(['A boat', null]));
    const [bay = '', boat = ''] = (await stored(id)).pictures
      .map(({ key }: { key: string }) => key)
      .slice(0, 2)
      .toReversed();
    await carry(bay, boat);
    await eventually(async () => expect((await orderOf())[0]).toEqual(['A bay', null]));
    await press('Move Day 2 up');
    await eventually(async () => expect((await orderOf())[2]).toEqual(['A hill', 1]));
    await press('Remove A bay');
    await press('Remove Day 1');
    await eventually(async () => expect(await orderOf()).toEqual([['A boat', null]]));
    expect(await barriersOf(page)).toEqual([]);
  });

  itAtNight('have the cover that was on its way when their page was left', async () => {
    const id = await begin();
    await enter(`/trips/${id}`);
    const wait = Promise.withResolvers<void>();
    await intercept(page, '**/cover-image', async (route) => {
      await wait.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/cover-image');
    const buffer = Buffer.from(await pictureOf());
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer });
    await press('Use this part');
    await asked;
    await page.getByRole('link', { name: 'All trips' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).waitFor();
    wait.resolve();
    await page.getByRole('heading', { name: 'Your trips' }).waitFor();
    expect((await stored(id)).coverImage).toMatch(/^cover\//);
  });

  it('[BEYOND-108] have captions, and pictures that keep in sight what their creator presses', async () => {
    const id = await begin(
      makeTripRequest({
        coverImage: await upload(),
        pictures: [{ key: await upload(), alt: 'A bay', dayNumber: null }],
      }),
    );
    await enter(`/trips/${id}`);
    await press('What stays in sight');
    await sees('Press what must stay in sight');
    const picker = page.getByRole('button', { name: 'What stays in sight' }).last();
    const size = await picker.evaluate(({ clientWidth: x, clientHeight: y }) => ({ x, y }));
    await picker.click({ position: { x: size.x * 0.25, y: size.y * 0.5 } });
    await picker.press('ArrowDown');
    await picker.press('ArrowRight');
    await eventually(async () => expect((await stored(id)).coverFocus).toEqual({ x: 30, y: 55 }));
    await press('Caption and crop: A bay');
    await page.getByLabel('Caption (optional)').fill('At dusk');
    await page.getByRole('button', { name: 'What stays in sight' }).last().press('ArrowLeft');
    const pictures = async () => (await stored(id)).pictures;
    await eventually(async () =>
      expect(await pictures()).toMatchObject([{ caption: 'At dusk', focus: { x: 45, y: 50 } }]),
    );
    await press('Undo');
    await eventually(async () => expect((await pictures())[0].focus).toBeUndefined());
    await press('Redo');
    expect(await isWithin()).toBe(true);
    await press('Publish');
    await sees('Published on your blog.');
    await page.getByRole('link', { name: 'View on your blog' }).click();
    await page.locator('figcaption, p').filter({ hasText: 'At dusk' }).first().waitFor();
    const placeOf = (name: string) =>
      page
        .locator(name)
        .first()
        .evaluate((picture) => getComputedStyle(picture).objectPosition);
    await eventually(async () =>
      expect([await placeOf('header img'), await placeOf('main article img')]).toEqual(['30% 55%', '45% 50%']),
    );
    await press('Enlarge the picture: A bay');
    await page.getByRole('dialog', { name: 'A bay' }).getByText('At dusk').waitFor();
  });

  it('[BEYOND-101] are shown by a private link to a visitor without scripts, until it is withdrawn', async () => {
    const id = await begin(makeTripRequest({ title: 'Not yet' }));
    await enter(`/trips/${id}`);
    await page.getByLabel('Title', { exact: true }).fill('Soon');
    await page.getByRole('link', { name: 'Private link' }).click();
    await press('Create private link');
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    expect(await isWithin()).toBe(true);
    const link = new URL(await page.getByLabel('Private link').inputValue()).pathname;
    const visitor = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false });
    const tab = await visitor.newPage();
    const titleSeen = async () => {
      await tab.goto(server.url + link);
      return tab.getByRole('heading', { level: 1 }).textContent();
    };
    expect(await titleSeen()).toBe('Soon');
    expect(await tab.getByText('Draft, not published yet').isVisible()).toBe(true);
    await tab.getByRole('link', { name: 'Türkçe' }).click();
    await tab.getByText('Taslak, henüz yayımlanmadı').waitFor();

    await page.reload();
    await sees(/^A link was created on .*We showed it once/);
    await press('Withdraw the link');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the link' }).click();
    await sees('The link is withdrawn.');
    expect(await titleSeen()).toBe('This link no longer works');
    await page.getByRole('link', { name: 'Back to the editor' }).click();
    await sees('A draft, not public yet.');
    await visitor.close();
  });

  it('[BEYOND-93, BEYOND-94] are found by search, sorted, kept so by the address, and duplicated once', async () => {
    await begin(makeTripRequest({ title: 'Zeytin yolu' }));
    await begin(makeTripRequest({ title: 'Another one', places: [{ _id: null, cityName: 'Rize' }] }));
    await enter('/trips');
    const shown = async () => page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents();
    await page.getByLabel('Sort by').selectOption('Title');
    await expect.poll(shown).toEqual(['Another one', 'Zeytin yolu']);
    await page.getByLabel('Search your trips').fill('KAS yolu');
    await expect.poll(shown).toEqual(['Zeytin yolu']);
    await page.reload();
    await expect.poll(shown).toEqual(['Zeytin yolu']);
    expect(new URL(page.url()).search).toBe('?search=KAS+yolu&sort=title');
    await page.getByRole('button', { name: 'Duplicate Zeytin yolu' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Zeytin yolu (copy)' }).waitFor();
    await sees('A draft, not public yet.');
    await page.goBack();
    await expect.poll(shown).toEqual(['Zeytin yolu', 'Zeytin yolu (copy)']);
    await page.getByLabel('Search your trips').fill('nowhere');
    await press('Show all trips');
    await expect.poll(shown).toEqual(['Another one', 'Zeytin yolu', 'Zeytin yolu (copy)']);
  });

  itAtNight('have a plan and places that can be read on the smallest phone, each next to what moves it', async () => {
    const name = 'Dinner with the divers of the old harbour';
    const itinerary = ['walk', 'eat'].map((objectId) => tripItem({ objectId, name: `${name}: ${objectId}` }));
    const id = await begin(makeTripRequest({ itinerary }));
    await enter(`/trips/${id}`, { width: 320 });
    await eventually(async () => {
      const item = await page.getByText(`${name}: eat`).boundingBox();
      expect(item?.height).toBeLessThan(120);
    });
    const place = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Remove Kaş' }) });
    const tops = await place
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    expect(tops).toHaveLength(4);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
    expect(await isWithin()).toBe(true);
  });

  itAtNight('keep the longest name of a place within their postcard', async () => {
    await begin();
    await enter('/trips', { width: 320 });
    const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
    await page.getByText('Kaş', { exact: true }).evaluate((each, said) => each.lastChild?.replaceWith(said), name);
    const width = await page.getByText(name).evaluate(({ scrollWidth }) => scrollWidth);
    expect(width).toBeLessThan((await page.getByRole('main').getByRole('listitem').boundingBox())?.width ?? 0);
  });
});
