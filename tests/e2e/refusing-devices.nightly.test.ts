import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { closePages, networkName, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
const password = 'open-sesame-1';

beforeAll(async () => {
  server = await startTestServer({}, { HOST: '0.0.0.0', VAYA_DEMO: 'off' });
  browser = await sharedChromium();
  await server.createAccount({ role: 'creator', username: 'deniz' });
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

const query: Record<string, string> = {
  '/application/continue': '?token=nothing',
  '/application/status': '?token=nothing',
  '/bank-details': '?token=nothing',
  '/set-password': '?token=nothing',
};
/** Every address of the product. */
const addresses = pages.map(
  ({ path }) =>
    path
      .replace(':username', 'deniz')
      .replace(/:id\??/, '7')
      .replace(':segment', 'a-trip')
      .replace('*', '/no/such/page') + (query[path] ?? ''),
);

interface Visit {
  context: BrowserContext;
  page: Page;
  failures: string[];
}

/** A browser of which something is wrong from the start. */
async function visit(wrong?: () => void, baseURL = server.url): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL });
  if (wrong) await context.addInitScript(wrong);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(`${new URL(page.url()).pathname}: ${message}`));
  return { context, page, failures };
}

/** Runs in the page: the browser forbids storage. */
const forbid = (): void => {
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};
/** Runs in the page: the device is full. */
const fill = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

async function signIn(page: Page, label: string, name: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

describe.each([
  ['forbids storage', forbid],
  ['has no room', fill],
])('a device that %s', (_, wrong) => {
  it('shows every page, and says of none that it could not be opened', async () => {
    const { context, page, failures } = await visit(wrong);
    const shown: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const title = await page.locator('h1').first().textContent();
      if (title === null || title === 'Something went wrong') shown.push(`${address}: ${title}`);
    }
    expect([addresses.length > 25, shown, failures]).toEqual([true, [], []]);
    await context.close();
  });

  it('lets people sign in for as long as the page stays, and creators go on from there', async () => {
    const { context, page, failures } = await visit(wrong);
    await page.goto('/discovery');
    await signIn(page, 'Username', 'bluebay');
    await page.getByRole('heading', { level: 1, name: 'Discover Creators' }).waitFor();
    await page.goto('/hotel-booking-requests');
    await page.waitForURL('**/login');
    await signIn(page, 'Email or username', 'deniz');
    await page.getByRole('heading', { level: 1, name: 'Your stays' }).waitFor();
    expect(failures).toEqual([]);
    await context.close();
  });

  it('sees what it means for a form, and keeps what is typed until the page is closed', async () => {
    const { context, page, failures } = await visit(wrong);
    await page.goto('/application');
    await page.getByText(/This browser cannot save your answers: finish in this tab\.$/).waitFor();
    await page.getByLabel('Full name', { exact: true }).fill('Deniz Yıldız');
    await page.getByRole('button', { name: 'TR, Language: Türkçe' }).click();
    await page.getByRole('heading', { level: 1, name: 'İçerik üreticisi olmak için başvurun' }).waitFor();
    await expect.poll(() => page.locator('[name=fullName]').inputValue()).toBe('Deniz Yıldız');
    expect(failures).toEqual([]);
    await context.close();
  });
});

describe('plain http under a name of the network', () => {
  it('opens every page, and makes what needs an id', async () => {
    const { context, page, failures } = await visit(undefined, server.url.replace('127.0.0.1', networkName));
    const shown: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const title = await page.locator('h1').first().textContent();
      if (title === null || title === 'Something went wrong') shown.push(`${address}: ${title}`);
    }
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect([shown, failures]).toEqual([[], []]);

    await startBlog(server, { username: 'defne' });
    await page.goto('/hotel-booking-requests');
    await page.waitForURL('**/login');
    await signIn(page, 'Email or username', 'defne');
    await page.getByRole('heading', { level: 1, name: 'Your stays' }).waitFor();
    await page.goto('/blog/defne/trips');
    await page.getByRole('link', { name: 'New trip' }).click();
    await page.getByLabel('Title', { exact: true }).fill('The Lycian coast');
    await page.getByRole('button', { name: 'Create trip', exact: true }).click();
    await page.getByRole('heading', { name: 'The Lycian coast' }).waitFor();
    await page.getByRole('button', { name: /^Add to/ }).click();
    await page.getByRole('button', { name: /^Duplicate day/i }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Add to/ }).count()).toBe(2);
    expect(failures).toEqual([]);
    await context.close();
  });
});

describe('a browser', () => {
  const tooOld = 'This browser is too old for parts of this page. Please update it, or use another one.';

  it.each([
    ['Map.groupBy', () => Object.assign(Map, { groupBy: undefined })],
    ['Intl.Segmenter', () => Object.assign(Intl, { Segmenter: undefined })],
    ['checkVisibility', () => Object.assign(Element.prototype, { checkVisibility: undefined })],
  ])('without %s is told that it is too old', async (_, lack) => {
    const { context, page } = await visit(lack);
    await page.goto('/login');
    await page.getByText(tooOld).waitFor();
    await context.close();
  });

  it('that reads no modules is told so, and not that the page takes long', async () => {
    const { context, page } = await visit(() => Object.assign(Map, { groupBy: undefined }));
    await intercept(page, /assets\/.*\.js/, () => {});
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByText(tooOld).waitFor();
    expect(await page.locator('#late').isVisible()).toBe(false);
    await context.close();
  });

  it('that is new enough is told nothing', async () => {
    const { context, page } = await visit();
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.getByText(tooOld).isVisible()).toBe(false);
    await context.close();
  });
});

const portal = '<!doctype html><title>Hotel</title><h1>Welcome to our network</h1>';

describe('a network that answers in the place of the server', () => {
  it('is on no page taken for an answer', async () => {
    const { context, page, failures } = await visit();
    await intercept(page, '**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: portal }));
    const shown: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const title = await page.locator('h1').first().textContent();
      if (!title || title === 'Something went wrong') shown.push(`${address}: ${title}`);
    }
    expect([shown, failures]).toEqual([[], []]);
    await page.goto('/login');
    await signIn(page, 'Email or username', 'deniz');
    await page.getByRole('alert').getByText('Login failed').waitFor();
    expect(await page.getByLabel('Email or username').inputValue()).toBe('deniz');
    await context.close();
  });

  it.each([
    [
      'in the place of a script',
      (page: Page) =>
        intercept(page, /assets\/index-/, (route) => route.fulfill({ contentType: 'text/html', body: portal })),
    ],
    ['or lets a script hang', (page: Page) => intercept(page, /assets\/index-/, () => {})],
  ])('%s, leaves a sentence that says what to do', async (_, spoil) => {
    const { context, page } = await visit();
    const spoilt = await spoil(page);
    await page.goto('/application', { waitUntil: 'commit' });
    const late = page.getByText('This page is taking long. Check your connection and load it again.');
    await late.waitFor({ state: 'attached' });
    expect(await late.isVisible()).toBe(false);
    await page.evaluate(() => {
      for (const each of document.getAnimations()) each.finish();
    });
    await late.waitFor();
    spoilt.end();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Apply to become a creator' }).waitFor();
    expect(await late.isVisible()).toBe(false);
    await context.close();
  });
});
