import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replaceSecondFactor } from '#server/accounts/account.commands.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { isNightly } from '#tests/kit/nightly.ts';
import { codeOfApp, recoveryCodesSaid, secretSaid } from '#tests/kit/second-factor.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;

beforeAll(async () => {
  server = await startTestServer({}, { VAYA_DEMO: 'off' });
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now += 60 * 60_000;
  context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const code = () => page.getByLabel('Code from your app');
const focused = () =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('name'));
const shown = (secret: string, steps = 0) => codeOfApp(secret, server.clock.now, steps);

async function sayPassword(username: string): Promise<void> {
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await press('Sign In');
}

async function openAs(username: string, path = '/admin'): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await sayPassword(username);
}

async function settle(username: string) {
  await server.createAccount({ role: 'staff', username });
  const said = await replaceSecondFactor(server.platform, { rest: [`${username}@mail.example`] });
  return { secret: secretSaid(said), recoveryCodes: recoveryCodesSaid(said) };
}

/** At night each step: it has no accessibility violation and is never wider than the screen. */
async function expectOpen(): Promise<void> {
  if (!isNightly) return;
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    for (const width of [1440, 820, 375, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width),
      );
    }
    expect(await barriersOf(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('staff without a second factor', () => {
  it('set one up at their sign-in, step by step, and are asked for its code from then on', async () => {
    await server.createAccount({ role: 'staff', username: 'ada' });
    await openAs('ada');
    await heading('Set up your authenticator app');
    expect(await focused()).toMatch(/^Staff also sign in/);
    await page.getByRole('img', { name: 'QR code with your setup key' }).waitFor();
    const address = await page.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href');
    const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
    expect((await page.locator('code').textContent())?.replaceAll(' ', '')).toBe(secret);
    expect(await barriersOf(page)).toEqual([]);
    await expectOpen();
    await press('Next');
    await heading('Save your recovery codes');
    expect(await focused()).toMatch(/^They let you sign in/);
    const codes = await page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await press('Copy');
    await page.getByText('Copied.').waitFor();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual(codes);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const file = await saving;
    expect([
      file.suggestedFilename(),
      readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\n'),
    ]).toEqual(['vaya-recovery-codes.txt', codes]);
    await expectOpen();
    await press('I have saved them');
    await heading('Confirm with a code');
    expect(await focused()).toBe('code');
    await expectOpen();
    await press('Back');
    await heading('Save your recovery codes');
    await press('I have saved them');
    await code().fill(shown(secret, 5));
    await press('Confirm');
    await page.getByText('This code is not correct. Please enter the code your app shows now.').waitFor();
    await code().fill(shown(secret));
    await press('Confirm');
    await heading('Waiting');
    await Promise.all([page.waitForEvent('load'), press('Sign out')]);
    await sayPassword('ada');
    await heading('Enter your code');
    await code().fill(shown(secret, 1));
    await press('Confirm');
    await heading('Waiting');
  });
});

describe('staff with a second factor', () => {
  it('say its code, which may be pasted, and start again where they want to', async () => {
    const { secret } = await settle('bea');
    await openAs('bea');
    await heading('Enter your code');
    expect(await focused()).toBe('code');
    expect([await code().getAttribute('autocomplete'), await code().getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    await expectOpen();
    await press('Start again');
    await heading('Back office');
    expect(await focused()).toBe('password');
    expect(await page.getByLabel('Email or username').inputValue()).toBe('bea');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await sayPassword('bea');
    await page.evaluate((text) => navigator.clipboard.writeText(text), shown(secret).replace(/^.../, '$& '));
    await code().focus();
    await page.keyboard.press('Control+v');
    expect(await code().inputValue()).toBe(shown(secret));
    await page.keyboard.press('Enter');
    await heading('Waiting');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'open-sesame',
    );
  });

  it('are asked for it on the page where their session ended, and go on there', async () => {
    const { secret } = await settle('eda');
    await openAs('eda', '/admin?list=sponsors');
    await code().fill(shown(secret));
    await press('Confirm');
    await heading('Sponsors');
    await page.getByLabel('Company or name').fill('Half typed');
    await server.platform.database.deleteFrom('session').execute();
    await press('Send invitation');
    await heading('Please sign in again');
    await sayPassword('eda');
    await page.getByRole('dialog', { name: 'Enter your code' }).waitFor();
    expect(await focused()).toBe('code');
    await expectOpen();
    await code().fill(shown(secret, 1));
    await press('Confirm');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Company or name').inputValue()).toBe('Half typed');
  });
});
