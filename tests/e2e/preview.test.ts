import fc from 'fast-check';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import { factsOf } from '#rules/blog-facts.ts';
import { anyConfigOf } from '#tests/kit/arbitrary-blogs.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { launchChromium, patience } from '#tests/kit/chromium.ts';
import { type Owner, openOwnerTab } from '#tests/kit/owner-tab.ts';
import { differenceAt } from '#tests/kit/preview-parity.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let contexts: BrowserContext[];
let blog: Owner & { id: string };
let owner: Page;
let visitor: Page;

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchChromium();
  const cover = { coverImage: `demo-landscape/${'0a'.repeat(15)}`, cityIds: '[]' };
  const trips = ['By the sea', 'Hills', 'Kaş on foot'].map((title) => ({ title, ...cover }));
  blog = { username: 'deniz', ...(await startBlog(server, { trips })) };
  contexts = await Promise.all([1, 2].map(() => browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })));
  const picture = await sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#0b5563' } })
    .webp()
    .toBuffer();
  for (const context of contexts)
    await context.route(/\/media\//, (route) => route.fulfill({ body: picture, contentType: 'image/webp' }));
  const [inside, outside] = contexts as [BrowserContext, BrowserContext];
  await inside.addInitScript(() => localStorage.setItem('language', 'en'));
  owner = await openOwnerTab(inside, server, blog);
  visitor = await outside.newPage();
  visitor.setDefaultTimeout(patience);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Of pictures, those that the owner has. */
const withoutCover = ({ pageStyle: { coverImageUrl: _, ...style } = {}, ...config }: BlogChoices): BlogChoices => ({
  ...config,
  pageStyle: style,
});

async function publish(config: BlogChoices): Promise<void> {
  const path = `/api/creator/${blog.id}/blog-config`;
  const { version } = (await server.get(path, blog.owner)).body;
  const { status, body } = await server.post(path, { ...config, version }, blog.owner);
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  await owner.reload();
  await owner.locator('aside [data-blog]').waitFor();
  await visitor.goto(`${server.url}/blog/${blog.username}`);
}

describe('the preview', () => {
  it('is drawn as the page is for a visitor, whatever was chosen, at each width', { timeout: 120_000 }, async () => {
    const profile = (await server.get(`/api/blog/${blog.username}`, blog.owner)).body;
    const configs = fc.sample(anyConfigOf(factsOf(profile)), { numRuns: Number(process.env.RUNS ?? 4), seed: 7 });
    const found: number[] = [];
    for (const config of configs) {
      await publish(withoutCover(config));
      for (const width of [375, 820, 1440]) found.push(await differenceAt({ owner, visitor }, width));
    }
    expect(found.filter((share) => share > 0.001)).toEqual([]);
  });
});
