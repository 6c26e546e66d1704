import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
let complaints: string[];
let asked: string[];

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  [complaints, asked] = [[], []];
  page = await browser.newPage({ locale: 'en-GB' });
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => asked.push(request.url()));
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await page.close();
});

const operations = () => page.locator('.opblock');

it('the API page shows every operation, asks no other host and logs no error', async () => {
  await page.goto(`${server.url}/api/docs`);
  await expect.poll(() => operations().count()).toBe(Object.keys(routes).length);
  expect(asked.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
});

it('the API page tries an operation out, under a policy that lets in no script and no style within the page', async () => {
  const response = await page.goto(`${server.url}/api/docs`);
  expect(await response?.headerValue('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
  const health = operations().filter({ hasText: '/api/health' });
  await health.locator('.opblock-summary-control').click();
  await health.getByRole('button', { name: 'Try it out' }).click();
  await health.getByRole('button', { name: 'Execute' }).click();
  await health.locator('.live-responses-table').getByText('"up"').waitFor();
  expect(complaints).toEqual([]);
});
