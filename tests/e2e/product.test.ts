import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
let complaints: string[];
const password = 'open-sesame-1';

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  await server.createAccount({ role: 'creator', username: 'deniz' });
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  complaints = [];
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of [45]\d\d|ERR_FAILED/.test(message.text()))
      complaints.push(message.text());
  });
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
  expect(complaints).toEqual([]);
});

const open = (path: string) => page.goto(`${server.url}${path}`);
const path = () => new URL(page.url()).pathname;
const submit = () => page.locator('button[type=submit]');
const fill = async (label: string, name: string, secret: string) => {
  await page.getByLabel(label, { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(secret);
};
const stored = () =>
  page.evaluate(() => ['authToken', 'currentBlog', 'currentUser'].map((key) => localStorage.getItem(key)));

describe('the routes', () => {
  it.each([
    ['[ROUTE-03] /login', '/login', 'Sign in'],
    ['[ROUTE-04] /application', '/application', 'Apply to become a creator'],
    ['[ROUTE-05] /application/success', '/application/success', 'Application received'],
    ['[ROUTE-06] /bank-details', '/bank-details?token=abc', 'Invalid or Expired Link'],
    ['[ROUTE-07] /bank-details/success', '/bank-details/success', 'Bank Details Submitted!'],
    ['[ROUTE-09] /discovery', '/discovery', 'Welcome Back'],
    ['[ROUTE-10] /blog/{username}', '/blog/deniz', 'No creator data available'],
    ['[ROUTE-11] /blog/{username}/login', '/blog/deniz/login', 'Sign in to your blog'],
    ['an unknown address', '/no/such/page', 'Page not found'],
  ])('[ROUTE-01] %s is open to everyone', async (_, address, title) => {
    await open(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it.each([
    ['[ROUTE-06] [BANK-03] /bank-details', '/bank-details?token=abc', 'Invalid or Expired Link'],
    ['/set-password', '/set-password?token=abc', 'This link is no longer valid'],
  ])('%s takes its token out of the address bar, and a reload still has it', async (_, address, title) => {
    await open(address);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    expect(page.url()).not.toContain('abc');
    await page.reload();
    await heading.waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(address, server.url).pathname);
  });

  it('[ROUTE-02] / leads to /application', async () => {
    await open('/');
    await page.waitForURL('**/application');
  });

  it('[ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-15, ROUTE-16, ROUTE-17] the hotel pages ask for a sign-in and are shown after it', async () => {
    await open('/application/success');
    for (const wanted of ['/hotel-booking-request', '/hotel-booking-requests', '/hotel-booking-requests/7']) {
      await open(wanted);
      await page.waitForURL('**/login');
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.goBack();
      expect(path()).not.toMatch(/^\/hotel/);
    }
    await open('/hotel-booking-requests/7');
    await fill('Email or username', 'deniz', password);
    await submit().click();
    await page.waitForURL('**/hotel-booking-requests/7');
    const shown = { '/hotel-booking-request': 'Request a stay', '/hotel-booking-requests': 'Your stays' };
    for (const [wanted, name] of Object.entries(shown)) {
      await open(wanted);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      expect(path()).toBe(wanted);
    }
  });

  it('[ROUTE-12, ROUTE-13, ROUTE-14] the dashboard is for the signed-in owner of its blog', async () => {
    await open('/blog/deniz/config');
    await page.waitForURL('**/blog/deniz/login');
    await fill('Email or username', 'deniz', password);
    await submit().click();
    await page.waitForURL('**/blog/deniz/config');
    await page.getByRole('heading', { name: 'No Profile Found' }).waitFor();
    await open('/blog/noor/config');
    await page.waitForURL('**/blog/noor/login');
  });

  it('[ROUTE-23] a page fetches its script when it is first opened', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await open('/application/success');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(scripts.filter((url) => /discovery-route|login-routes|application-route/.test(url))).toEqual([]);
    await open('/discovery');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(scripts.some((url) => url.includes('discovery-route'))).toBe(true);
  });
});

describe('signing in', () => {
  it('[AUTH-03, AUTH-06, AUTH-07, AUTH-08] is kept under three names, restored at a reload, and gone after logging out', async () => {
    await open('/login');
    await fill('Email or username', 'deniz', password);
    await submit().click();
    await page.waitForURL('**/blog/deniz/config');
    const [token, blog, user] = await stored();
    expect([token?.length, blog, JSON.parse(user ?? '{}').email]).toEqual([43, 'deniz', 'deniz@mail.example']);
    await page.reload();
    await page.getByRole('heading', { name: 'No Profile Found' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Log In' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog/deniz');
    expect(await stored()).toEqual([null, null, null]);
  });

  it("[AUTH-10, AUTH-11] says 'Login failed' or 'Blog login failed' when nothing else can be said", async () => {
    await page.route('**/api/**', (route) => route.abort());
    for (const [address, label, text] of [
      ['/login', 'Email or username', 'Login failed'],
      ['/blog/deniz/login', 'Email or username', 'Blog login failed'],
    ] as const) {
      await open(address);
      await fill(label, 'deniz@mail.example', password);
      await submit().click();
      await page.getByRole('alert').filter({ hasText: text }).waitFor();
      expect(await page.getByRole('alert').textContent()).toBe(text);
    }
  });
});

describe('the sponsor sign-in', () => {
  beforeEach(async () => {
    await open('/discovery');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });

  it('[SPONSOR-05, SPONSOR-06, SPONSOR-11, SPONSOR-12, ROUTE-08] is busy while it asks, and shows the directory in its place', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/sponsor/auth/login', async (route) => {
      await held.promise;
      await route.continue();
    });
    expect(await submit().textContent()).toBe('Sign In');
    await fill('Username', ' bluebay ', password);
    await submit().click();
    await page.getByRole('button', { name: 'Signing in...' }).waitFor();
    expect(await submit().isDisabled()).toBe(true);
    held.resolve();
    await page.getByRole('heading', { name: 'Discover Creators' }).waitFor();
    expect(path()).toBe('/discovery');
    await page.reload();
    await page.getByRole('heading', { name: 'Discover Creators' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });
});

describe('verifying an email', () => {
  const codeFor = async (email: string) =>
    (await server.mails()).find(({ to }) => to === email)?.text.match(/^\d{6}$/m)?.[0] ?? '';
  const begin = async (email: string) => {
    await open('/application');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('dialog').getByText(email).waitFor();
  };
  const resend = () => page.getByRole('button', { name: 'Resend code' });

  it('goes from a wrong code by the keyboard to the right one, across two reloads and into a second tab', async () => {
    await begin('mia@mail.example');
    expect(await barriersOf(page)).toEqual([]);
    expect(await resend().isDisabled()).toBe(true);
    const code = await codeFor('mia@mail.example');
    const field = page.getByLabel('Verification code');
    await field.fill(code === '000000' ? '111111' : '000 000');
    await field.press('Enter');
    await page.getByText('Invalid or expired verification code').waitFor();
    const second = await context.newPage();
    await second.goto(`${server.url}/application`);
    await second.getByLabel('Email', { exact: true }).fill('mia@mail.example');
    await page.reload();
    await page.getByRole('dialog').getByText('mia@mail.example').waitFor();
    await field.fill(code);
    await field.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    await page.reload();
    await page.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await second.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    await page.getByLabel('Email', { exact: true }).fill('other@mail.example');
    await page.getByRole('button', { name: 'Verify' }).waitFor();
  });

  it('counts five minutes down, and then a new code helps', async () => {
    await page.clock.install();
    await begin('noor@mail.example');
    await page
      .getByRole('timer')
      .getByText(/^(5:00|4:5\d)$/)
      .waitFor();
    await page.clock.fastForward(300_000);
    await page.getByText('This code has expired. Request a new one.').waitFor();
    await resend().click();
    await page.getByRole('timer').waitFor();
    expect(await resend().isDisabled()).toBe(true);
    expect((await server.mails()).filter(({ to }) => to === 'noor@mail.example')).toHaveLength(2);
  });
});

describe('an application in two tabs', () => {
  const name = (tab: Page) => tab.getByLabel('Full name', { exact: true });
  const story = (tab: Page) => tab.getByLabel('About me', { exact: true });

  it('is one: each tab has what was typed in the other, and neither loses it', async () => {
    await open('/application');
    const second = await context.newPage();
    second.setDefaultTimeout(patience);
    await second.goto(`${server.url}/application`);
    await story(page).fill('I sail along the coast.');
    await expect.poll(() => story(second).inputValue()).toBe('I sail along the coast.');
    await name(second).fill('Deniz Yıldız');
    await second.getByLabel('Username', { exact: true }).fill('deniz.y');
    await second.getByText('This username is available.').waitFor();
    await expect.poll(() => name(page).inputValue()).toBe('Deniz Yıldız');
    await page.getByText('This username is available.').waitFor();
    await story(page).pressSequentially(' And inland.');
    await expect.poll(() => story(second).inputValue()).toBe('I sail along the coast. And inland.');
    await second.close();
    await page.reload();
    await expect.poll(() => name(page).inputValue()).toBe('Deniz Yıldız');
    expect(await story(page).inputValue()).toBe('I sail along the coast. And inland.');
  });
});

describe('language and theme', () => {
  it('are chosen by the browser, switched by hand and kept', async () => {
    const turkish = await browser.newContext({ locale: 'tr-TR', colorScheme: 'dark' });
    const visit = await turkish.newPage();
    await visit.goto(`${server.url}/discovery`);
    await visit.getByRole('heading', { name: 'Yeniden hoş geldiniz' }).waitFor();
    expect(await visit.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual(
      ['tr', 'dark'],
    );
    await visit.getByRole('button', { name: 'EN, Dil: English' }).click();
    await visit.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await visit.reload();
    await visit.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await turkish.close();
  });
});
