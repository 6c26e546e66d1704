import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngOf } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  const owner = await startBlog(server, { username: 'deniz', number: 1, trips: [{ title: 'By the sea' }] });
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  page = await openOwnerTab(context, server, { username: 'deniz', ...owner });
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

const choose = (name: string) => page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();

describe('the look of a blog', () => {
  it('[DASH-12, DASH-24, EDIT-06, EDIT-15] is what its owner saved, on the page that everybody reads', async () => {
    const { name, type, bytes } = await pngOf();
    await page.getByLabel('Choose a picture').setInputFiles({ name, mimeType: type, buffer: bytes });
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
    await dialog.getByRole('button', { name: 'Use this part' }).waitFor();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await page.getByRole('button', { name: 'Remove the cover' }).waitFor();
    await page.getByRole('textbox', { name: 'Background colour', exact: true }).fill('#fef3c7');
    await choose('Georgia');
    expect(await barriersOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Profile & Style' }).click();
    await page.locator('span').getByText('Full name', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Text colour', exact: true }).first().fill('navy');
    await choose('40 px');
    await choose('Square');
    expect(await barriersOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Changes saved successfully!').waitFor();
    const visitor = await browser.newPage();
    await visitor.goto(`${server.url}/blog/deniz`);
    const look = await visitor.getByRole('heading', { level: 1 }).evaluate((name) => {
      const { color, fontSize, fontFamily } = getComputedStyle(name);
      return { color, fontSize, font: fontFamily.split(',')[0] };
    });
    expect(look).toEqual({ color: 'rgb(0, 0, 128)', fontSize: '40px', font: expect.stringMatching(/Georgia/) });
    expect(await visitor.locator('img[srcset*="cover"]').getAttribute('src')).toMatch(/^\/media\/cover/);
    const ground = await visitor.evaluate(() =>
      getComputedStyle(document.querySelector('[data-blog]') ?? document.body).getPropertyValue('--blog-background'),
    );
    expect(ground).toBe('#fef3c7');
  });

  it('is previewed in the language of the blog, in a dashboard in the language of its owner', async () => {
    await page.getByRole('button', { name: 'General Settings' }).click();
    const print = page.getByRole('complementary', { name: 'Live Preview' }).locator('[data-blog] main');
    await choose('Türkçe');
    await print.getByText('İngilizce').waitFor();
    const expected = await print.textContent();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Changes saved successfully!').waitFor();
    const visitor = await browser.newPage();
    await visitor.goto(`${server.url}/blog/deniz`);
    const published = visitor.locator('[data-blog] main');
    await published.locator('#hint').evaluate((hint) => hint.remove());
    expect(await published.textContent()).toBe(expected);
  });
});
