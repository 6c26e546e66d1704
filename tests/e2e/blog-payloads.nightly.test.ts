import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureElsewhere } from '#rules/blog-tokens.ts';
import { tripsOnPage } from '#rules/trip-parts.ts';
import { itemOf, startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { payloads } from '#tests/kit/payloads.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let token: string;
const texts = payloads.map((text) => text.replaceAll('\0', '').toWellFormed());

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  const blog = await startBlog(server, {
    trips: texts.map((text) => ({
      title: text,
      description: text,
      tripType: text,
      coverImage: text,
      cities: JSON.stringify([text]),
      itinerary: JSON.stringify([itemOf({ name: text, time: text, address: text })]),
    })),
  });
  const { database } = server.platform;
  const all = texts.join('\n');
  await database.updateTable('account').set({ name: all }).where('id', '=', blog.id).execute();
  const handles = { instagram: '"><script>', youtube: 'javascript:alert(1)', tiktok: "' onclick='alert(1)" };
  await database
    .updateTable('creator')
    .set({ aboutMe: all, phoneNumber: all, ...handles })
    .where('accountId', '=', blog.id)
    .execute();
  token = blog.owner.authorization.replace('Bearer ', '');
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

/** Whatever ran, was fetched from elsewhere, or lies over the page. */
async function harmOf(
  context: BrowserContext,
  path: string,
  rests: (page: Page) => Promise<unknown>,
  { within = 'html' } = {},
) {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const harm: string[] = [];
  const hosts = new Set(
    texts.flatMap((text) => pictureElsewhere(text) ?? []).map((address) => new URL(address).origin),
  );
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    const isPicture = request.resourceType() === 'image' && hosts.has(origin);
    if (origin !== server.url && !isPicture) harm.push(`request ${request.url()}`);
  });
  await page.goto(`${server.url}${path}`);
  await rests(page);
  harm.push(...(await page.evaluate(strangeIn, within)));
  await page.close();
  return harm;
}

/** Runs in the page. */
function strangeIn(within: string): string[] {
  const found: string[] = [];
  const elements = [...document.querySelectorAll(`${within} *`)];
  for (const element of elements) {
    const { position, visibility } = getComputedStyle(element);
    if (position === 'fixed' && visibility !== 'hidden') found.push(`fixed ${element.outerHTML.slice(0, 80)}`);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'style') found.push(`${name}=${value.slice(0, 80)}`);
      if (/^(href|src)$/.test(name) && /^\s*(javascript|data|vbscript|file):/i.test(value))
        found.push(`${name}=${value}`);
    }
  }
  const outsiders = 'iframe, object, embed, form:not([action^="/blog/deniz/follow?"]), base, script:not([type])';
  for (const element of elements.filter((each) => each.matches(outsiders)))
    if (!/^\{let [sh]=/.test(element.textContent)) found.push(element.outerHTML.slice(0, 80));
  return found;
}

const served = (page: Page) => page.getByRole('article').last().waitFor();
const preview = 'aside[aria-labelledby="preview"]';
const inPreview = (page: Page) => page.locator(preview).getByRole('article', { includeHidden: true }).last().waitFor();

const parts = Array.from({ length: Math.ceil(payloads.length / tripsOnPage) }, (_, index) => index + 1);

/** Without the policy nothing but the escaping protects a reader. */
const policies: [title: string, bypassCSP: boolean][] = [
  ['without the policy', true],
  ['with the policy', false],
];

describe.each(policies)('what a creator wrote into their blog, %s', (_, bypassCSP) => {
  it(`[BLOG-15] ${payloads.length} attempts do nothing on the page that is served`, async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(500);
    const context = await browser.newContext({ bypassCSP });
    for (const part of parts) expect(await harmOf(context, `/blog/deniz?page=${part}`, served)).toEqual([]);
    expect(await harmOf(context, '/blog/deniz?lang=tr', served)).toEqual([]);
    await context.close();
  });

  it('and none in the preview of the dashboard', async () => {
    const context = await browser.newContext({ bypassCSP, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((authToken) => {
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('currentUser', '{"name":"x","username":"deniz","email":"x@mail.example"}');
      localStorage.setItem('currentBlog', 'deniz');
    }, token);
    expect(await harmOf(context, '/blog/deniz/config', inPreview, { within: `${preview} [data-blog]` })).toEqual([]);
    await context.close();
  });
});
