import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issuePasswordLink } from '#server/accounts/password-links.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { approvedAs, tokenIn } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { plantSecondFactor } from '#tests/kit/second-factor.ts';
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
  await server.createAccount({ role: 'staff', username: 'keeper' });
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
  it('[ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-07, ROUTE-09, ROUTE-10, ROUTE-11, ROUTE-23] open to everyone are shown at their addresses, each with its own script', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await open('/application/success');
    await page.getByRole('heading', { level: 1, name: 'Application received' }).waitFor();
    expect(scripts.filter((url) => /discovery-route|login-routes|application-route/.test(url))).toEqual([]);
    for (const [address, title] of [
      ['/login', 'Sign in'],
      ['/bank-details/success', 'Bank Details Submitted!'],
      ['/discovery', 'Welcome Back'],
      ['/blog/deniz', 'No creator data available'],
      ['/blog/deniz/login', 'Sign in to your blog'],
      ['/no/such/page', 'Page not found'],
      ['/application', 'Apply to become a creator'],
    ] as const) {
      await open(address);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(path()).toBe(address);
    }
    expect(scripts.some((url) => url.includes('discovery-route'))).toBe(true);
    await open('/');
    await page.waitForURL('**/application');
  });

  it('[ROUTE-06] [BANK-01, BANK-03, BANK-41] /bank-details takes its token out of the address bar, has it after a reload, and gives way to the thanks', async () => {
    await approvedAs(server, 'ada');
    server.clock.now += 20_000;
    await open('/terms');
    const token = await tokenIn(server, 'ada@mail.example', 'bank-link');
    await open(`/bank-details?token=${token}`);
    const company = page.getByLabel('Company name', { exact: true });
    await company.waitFor();
    expect(page.url()).not.toContain(token);
    await page.reload();
    await company.waitFor();
    const details = {
      'Company name': 'Ada Sails Ltd',
      IBAN: 'TR33 0006 1005 1978 6457 8413 26',
      'Tax number': '1234567890',
      'Tax office': 'Fethiye',
      City: 'Muğla',
      District: 'Fethiye',
      Address: 'Liman 3',
    };
    for (const [label, value] of Object.entries(details)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Submit bank details' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bank Details Submitted!' }).waitFor();
    expect(path()).toBe('/bank-details/success');
    await page.goBack();
    await page.waitForURL('**/terms');
  });
});

describe('signing in', () => {
  it('[AUTH-03, AUTH-06, AUTH-07, AUTH-08] [ROUTE-12, ROUTE-13, ROUTE-14] is kept under three names, restored at a reload, and gone after logging out', async () => {
    await open('/blog/deniz/config');
    await page.waitForURL('**/blog/deniz/login');
    await fill('Email or username', 'deniz', password);
    await submit().click();
    await page.waitForURL('**/blog/deniz/config');
    const [token, blog, user] = await stored();
    expect([token?.length, blog, JSON.parse(user ?? '{}').email]).toEqual([43, 'deniz', 'deniz@mail.example']);
    await open('/blog/noor/config');
    await page.waitForURL('**/blog/noor/login');
    await open('/blog/deniz/config');
    await page.getByRole('heading', { name: 'No Profile Found' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Log In' }).first().waitFor();
    expect(path()).toBe('/blog/deniz');
    expect(await stored()).toEqual([null, null, null]);
    await open('/login');
    await fill('Email or username', 'keeper', password);
    await submit().click();
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { name: 'Waiting' }).waitFor();
  });

  const roles = [
    ['a sponsor', 'sponsor', false, 'Discover Creators', '/discovery'],
    ['staff', 'staff', false, 'Waiting', '/admin'],
    ['staff with a second factor not before its code', 'staff', true, 'Your password is set', '/set-password'],
  ] as const;

  it.each(sampleOf(roles))(
    '%s by setting a password, whose link survives a reload',
    async (_, role, hasFactor, shown, at) => {
      const username = `${role}${hasFactor ? '.sure' : '.plain'}`;
      const { id } = await server.createAccount({ role, username });
      if (hasFactor) await plantSecondFactor(server.platform, id);
      const { url } = await inUnitOfWork(server.platform, (unit) => issuePasswordLink(unit, id, 'reset'));
      await open(new URL(url).pathname + new URL(url).search);
      const field = page.getByLabel('New password', { exact: true });
      await field.waitFor();
      expect(page.url()).not.toContain('token');
      await page.reload();
      await field.fill('beyond-the-last-bay');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('heading', { level: 1, name: shown }).waitFor();
      expect(path()).toBe(at);
      const { database } = server.platform;
      const sessions = await database.selectFrom('session').where('accountId', '=', id).selectAll().execute();
      expect(sessions).toHaveLength(hasFactor ? 0 : 1);
    },
  );
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

  it('goes from a wrong code by the keyboard to the right one, across two reloads and into a second tab, where the form is the same', async () => {
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
    await second.getByLabel('Full name', { exact: true }).fill('Mia Yıldız');
    await page.reload();
    await page.getByRole('dialog').getByText('mia@mail.example').waitFor();
    await field.fill(code);
    await field.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    await page.reload();
    await page.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await second.getByRole('status').filter({ hasText: 'Verified' }).waitFor();
    expect(await page.getByLabel('Full name', { exact: true }).inputValue()).toBe('Mia Yıldız');
    const story = (tab: Page) => tab.getByLabel('About me', { exact: true });
    await story(page).fill('I sail along the coast.');
    await expect.poll(() => story(second).inputValue()).toBe('I sail along the coast.');
    await story(second).pressSequentially(' And inland.');
    await expect.poll(() => story(page).inputValue()).toBe('I sail along the coast. And inland.');
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
