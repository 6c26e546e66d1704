import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

const dashboardOf = (username: string) => `${server.url}/blog/${username}/config?tab=profile`;
const phoneIn = (page: Page) => page.getByLabel('Phone number');
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('vaya.blog.')));

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Waits until the other tab has loaded the blog: its address changes before. */
async function logOutElsewhere(context: BrowserContext, other: Page, username: string): Promise<void> {
  const loaded = other.waitForEvent('load');
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(dashboardOf(username));
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/config'));
  // Both tabs may be of one process, so none closes while the other loads.
  await loaded;
  await page.close();
  expect(other.url()).toBe(`${server.url}/blog/${username}`);
}

it('Logout in another tab leaves the edits of this one to the same person, and none to another', async () => {
  await startBlog(server, { username: 'kaya', number: 7 });
  await startBlog(server, { username: 'mert', number: 8 });
  const context = await (await sharedChromium()).newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await signInAt(server, page, { role: 'creator', username: 'kaya' });
  await page.goto(dashboardOf('kaya'));
  await phoneIn(page).fill('+90 532 111 22 33');
  await logOutElsewhere(context, page, 'kaya');
  await signIn(page, 'kaya');
  await page.goto(dashboardOf('kaya'));
  await phoneIn(page).waitFor();
  expect(await phoneIn(page).inputValue()).toBe('+90 532 111 22 33');

  await logOutElsewhere(context, page, 'kaya');
  expect(await draftsIn(page)).toEqual(['vaya.blog.kaya']);
  await signIn(page, 'mert');
  await expect.poll(() => draftsIn(page)).toEqual([]);
  await context.close();
});
