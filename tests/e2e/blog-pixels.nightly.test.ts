import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogChoices, BlogReply } from '#contract/blog.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { anyConfigOf } from '#tests/kit/arbitrary-blogs.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { type Owner, openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [configs, widths] = [30, [375, 820, 1440]];
/** The share of pixels that may differ. */
const maxShare = 0.001;
const trips = ['By the sea', 'Up the hill', 'Home'].map((title) => ({ title }));

let server: TestServer;
let browser: Browser;
let owner: Owner & { id: string };
let [world, dashboard]: Page[] = [];

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  owner = { username: 'deniz', ...(await startBlog(server, { trips })) };
  const ofWorld = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const ofOwner = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  world = await ofWorld.newPage();
  world.setDefaultTimeout(patience);
  dashboard = await openOwnerTab(ofOwner, server, owner);
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

/** With the fonts that a reader has from the second visit on, pictures that are drawn, and without what goes after five seconds. */
const rests = (page: Page) =>
  page.evaluate(async () => {
    document.getElementById('hint')?.style.setProperty('visibility', 'hidden');
    for (const face of document.fonts) face.display = 'block';
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });

/** A window keeps room for it, and a stage of that height needs none. */
const scrollbar = 15;

async function readBlog(): Promise<BlogReply> {
  return (await server.get(`/api/blog/${owner.username}`, owner.owner)).body;
}

async function choose(config: BlogChoices) {
  expect((await server.post(`/api/creator/${owner.id}/blog-config`, config, owner.owner)).status).toBe(200);
}

/** The page that a visitor gets; who is signed in is asked on the page of the world alone. */
async function visit() {
  await world?.setViewportSize({ width: 375 + scrollbar, height: 800 });
  await world?.goto(`${server.url}/blog/${owner.username}`);
  await world?.evaluate(() => document.getElementById('session')?.remove());
  if (world) await rests(world);
}

/** All of it in one window. */
async function publicPage(width: number) {
  if (!world) throw new Error('No window is open.');
  await world.setViewportSize({ width: width + scrollbar, height: 800 });
  await rests(world);
  const height = await world.evaluate(() => document.documentElement.scrollHeight);
  await world.setViewportSize({ width: width + scrollbar, height });
  await rests(world);
  return { height, pixels: await pixelsOf(world, { width, height }) };
}

/** The stage of the preview at its true size, laid over the dashboard as if it were a window of that width. */
async function previewOf(size: { width: number; height: number }) {
  if (!dashboard) throw new Error('No window is open.');
  await dashboard.setViewportSize({ width: 1440, height: size.height });
  await dashboard.getByRole('region', { name: 'Your page with these changes' }).evaluate((stage, { width, height }) => {
    const { style } = stage as HTMLElement;
    style.cssText = `position: fixed; inset: 0 auto auto 0; inline-size: ${width}px; block-size: ${height}px; z-index: 9; transform: none`;
  }, size);
  await rests(dashboard);
  return pixelsOf(dashboard, size);
}

async function pixelsOf(page: Page, { width, height }: { width: number; height: number }) {
  const png = await page.screenshot({ clip: { x: 0, y: 0, width, height }, animations: 'disabled', caret: 'hide' });
  return sharp(png).removeAlpha().raw().toBuffer();
}

/** A smaller difference of a colour channel is invisible. */
const leastSeen = 24;

function shareOfOther(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  let count = 0;
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > leastSeen)) count += 1;
  return count / (one.length / 3);
}

describe('the preview of a config', () => {
  it('[DASH-16] [CONFIG-35] is the public page to the pixel', async () => {
    const creator = await readBlog();
    const any = fc.tuple(anyConfigOf(factsOf(creator)), fc.constantFrom(null, creator.profilePicture));
    const others: string[] = [];
    for (const [index, [given, coverImageUrl]] of fc.sample(any, { numRuns: configs, seed: 14 }).entries()) {
      const config = { ...given, pageStyle: { ...given.pageStyle, coverImageUrl } };
      await choose(config);
      await dashboard?.reload();
      await dashboard?.getByRole('region', { name: 'Your page with these changes' }).locator('main').waitFor();
      await visit();
      await visit();
      for (const width of widths) {
        const { height, pixels } = await publicPage(width);
        const share = shareOfOther(pixels, await previewOf({ width, height }));
        if (share > maxShare) others.push(`${index} at ${width} px: ${(share * 100).toFixed(2)} %`);
      }
    }
    expect(others).toEqual([]);
  });

  it('sets the words about a creator as wide before their letters are there', async () => {
    const { aboutMe } = await readBlog();
    const widths: (number | undefined)[] = [];
    for (const fontFamily of ['Montserrat', 'Roboto'] as const) {
      await choose({ pageStyle: { fontFamily } });
      widths.push(await widthOf(aboutMe, 'with letters'), await widthOf(aboutMe, 'without'));
    }
    expect(widths[0]).toBeGreaterThan(400);
    expect(new Set(widths).size).toBe(1);
  });
});

async function widthOf(words: string, letters: 'with letters' | 'without') {
  const reader = await browser.newContext({ viewport: { width: 1440, height: 800 } });
  if (letters === 'without') await reader.route('**/*.woff2', (route) => route.abort());
  const page = await reader.newPage();
  page.setDefaultTimeout(patience);
  for (const _visit of ['first', 'second']) {
    await page.goto(`${server.url}/blog/${owner.username}`);
    await rests(page);
  }
  const box = await page.getByText(words).boundingBox();
  await reader.close();
  return box?.width;
}
