import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import { type Recording, recordingSchema, secretIn } from '#tests/qa/recording.ts';

const data = dataFolder();
let server: ServerProcess;
let page: Page;
let saved: Recording[];
let tellOf: ReturnType<typeof followPage>;
beforeAll(async () => {
  server = await startServerProcess({ VAYA_QA: 'on', VAYA_DEMO: 'on', DATA_DIR: data.folder });
  const browser = await sharedChromium();
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
  saved = [];
  // Saved to tests/recordings, it would be replayed from now on.
  await page.route('/api/qa/recordings', async (route) => {
    saved.push(recordingSchema.parse(route.request().postDataJSON()));
    await route.fulfill({ status: 201, json: { file: 'a-creator-signs-in.json' } });
  });
}, 600_000);
afterEach(({ task }) => tellOf(task));
afterAll(async () => {
  await closePages();
  await server.end('SIGTERM');
  data.remove();
});

const panel = () => page.getByRole('complementary', { name: 'QA panel' });
async function openPanel(): Promise<void> {
  await page.locator('aside[popover]').waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+q');
}
const inPanel = (name: string) => panel().getByRole('button', { name, exact: true });

it('[BEYOND-77] the panel opens by Alt+Q on a page of the web app, and shows what runs there and what was not used', async () => {
  await page.goto('/login');
  await page.getByLabel('Email or username').focus();
  await openPanel();
  await panel().getByText('signIn editing.calm').waitFor();
  await page.getByLabel('Email or username').fill('someone-else');
  await panel().getByText('field.change to signIn').waitFor();
  await page.keyboard.press('Alt+q');
  await panel().waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');

  await page.getByLabel('Email or username').fill('demo-creator');
  await page.getByLabel('Password', { exact: true }).fill('sail-beyond-kekova');
  await page.keyboard.press('Enter');
  await page.getByText('Configuration Dashboard').first().waitFor();
  await page.goto('/blog/demo-creator', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: 'Deniz Yıldız' }).waitFor();
  await openPanel();
  await panel()
    .getByText(/^session signedIn/)
    .waitFor();
  await page.goto('/application');
  await openPanel();
  await panel().getByText('lists.loaded from lists to applicationPage not used').waitFor();
});

itAtNight('[BEYOND-77] the panel records over loads of pages and saves, by the keyboard and on a phone', async () => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/forgot-password');
  await openPanel();
  const press = async (name: string) => {
    await inPanel(name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Start recording');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await openPanel();
  await page.getByLabel('Email or username').fill('demo-creator');
  await page.getByLabel('Password', { exact: true }).fill('a-real-secret');
  await page.getByLabel('Password', { exact: true }).fill('sail-beyond-kekova');
  await page.keyboard.press('Enter');
  await page.getByText('Configuration Dashboard').first().waitFor();
  await page.getByText('Configuration Dashboard').first().selectText();
  await press('Expect this text');
  await press('Stop recording');
  await press('Save');
  await panel().getByText('Enter a title.').waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await panel().getByLabel('Title').fill('A creator signs in');
  await page.keyboard.press('Enter');
  await panel().getByText('Saved as tests/recordings/a-creator-signs-in.json').waitFor();
  expect(saved).toEqual([
    {
      title: 'A creator signs in',
      flow: null,
      address: '/forgot-password',
      steps: [
        { do: 'open', address: '/login' },
        { do: 'fill', label: 'Email or username', text: 'demo-creator' },
        { do: 'fill', label: 'Password', text: '{password}', stays: true },
        { do: 'strike', key: 'Enter', label: 'Password' },
        { do: 'see', text: 'Configuration Dashboard' },
      ],
    },
  ]);
  expect(saved.map(secretIn)).toEqual([null]);
});

it('[BEYOND-77] the panel works inside a modal dialog', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/application');
  await page.getByLabel('Email', { exact: true }).fill('someone@mail.example');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByLabel('Verification code').waitFor();
  await openPanel();
  await panel().getByText('open.awaitingCode.entry.entering.calm').waitFor();
  await inPanel('Start recording').click();
  await page.getByRole('button', { name: 'Change address' }).click();
  await panel().getByText('Press “Change address”').waitFor();
  await inPanel('Stop recording').click();
});

itAtNight(
  '[BEYOND-73] an open page of a world follows its clock: a code expires, and the mail of a new one can be used',
  async () => {
    const opened = await page.request.post('/api/qa/worlds');
    const { id, address } = await opened.json();
    await page.goto(new URL('/application', address).href);
    await page.getByRole('textbox', { name: 'Email' }).fill('mia@mail.example');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page
      .getByRole('timer')
      .getByText(/^(5:00|4:\d\d)$/)
      .waitFor();
    await page.request.post(`${server.url}/api/qa/worlds/${id}/clock`, { data: { minutes: 5 } });
    await page.getByText('This code has expired. Request a new one.').waitFor();
    await page.getByRole('button', { name: 'Resend code' }).click();
    await page
      .getByRole('timer')
      .getByText(/^(5:00|4:\d\d)$/)
      .waitFor();
    const [newest] = await (await page.request.get(`${server.url}/api/qa/worlds/${id}/mails`)).json();
    await page.getByLabel('Verification code').fill(/^\d{6}$/m.exec(newest.text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Verify code' }).click();
    await page.getByText('Verified', { exact: true }).waitFor();
  },
);
