import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { launchChromium } from '#tests/kit/chromium.ts';
import { openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it('[DASH-05] [DASH-06] the header of a dashboard on a phone takes two lines, with what is not saved beside its button', async () => {
  const owner = await startBlog(server);
  const context = await browser.newContext({ locale: 'en', viewport: { width: 375, height: 800 } });
  const page = await openOwnerTab(context, server, { username: 'deniz', owner: owner.owner });
  const save = page.getByRole('button', { name: 'Save Changes' });
  const title = page.getByRole('heading', { level: 1 });
  expect((await title.boundingBox())?.height).toBeLessThan(30);
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByText('1 change').waitFor();
  const box = await save.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(120);
  for (const name of ['Not saved yet', '1 change']) {
    const beside = await page.getByText(name).first().boundingBox();
    expect(beside?.y).toBeGreaterThan((box?.y ?? 0) - 4);
    expect((beside?.x ?? 375) + (beside?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(await barriersOf(page)).toEqual([]);
  await context.close();
});
