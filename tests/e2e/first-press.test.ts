import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { applyAs, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let context: BrowserContext;
let page: Page;
const addresses: Record<string, string> = { application: '/application' };

beforeAll(async () => {
  server = await startTestServer();
  const staff = await signInStaff(server);
  const { applicationId } = await applyAs(server, 'deniz');
  await staff.moveApplication(applicationId, { move: 'approve' });
  const tokenOf = (mail: string) => tokenIn(server, 'deniz@mail.example', mail);
  addresses.bankDetails = `/bank-details?token=${await tokenOf('bank-link')}`;
  addresses.setPassword = `/set-password?token=${await tokenOf('approved')}`;
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
afterEach(() => context.close());

/** Presses and releases the mouse at one point, as a person does, with a moment for the page to change between. */
async function pressSubmit(): Promise<void> {
  const submit = page.getByRole('main').locator('button[type=submit]').last();
  await submit.scrollIntoViewIfNeeded();
  const box = await submit.boundingBox();
  if (!box) throw new Error('There is no button to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
}

const submits = () => page.evaluate(() => Number(document.documentElement.dataset.submits ?? 0));

const forms = [
  ['bankDetails', 'Tax number', '12'],
  ['setPassword', 'New password', 'short'],
  ['application', 'Phone number', '12'],
  ['bankDetails', 'Company name', ''],
  ['bankDetails', 'Country', ''],
] as const;

it.each(sampleOf(forms))(
  '[BANK-39] [BANK-31] one press submits the form of %s from its field %s with the value "%s"',
  async (form, label, value) => {
    context = await (await sharedChromium()).newContext({ baseURL: server.url, locale: 'en-GB' });
    page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(addresses[form] ?? '');
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await field.waitFor();
    await page.evaluate(() => {
      const root = document.documentElement.dataset;
      addEventListener('submit', () => (root.submits = String(Number(root.submits ?? 0) + 1)), { capture: true });
    });
    await field.fill('a value');
    await field.fill(value);
    await pressSubmit();
    await expect.poll(submits).toBe(1);
    if (form === 'bankDetails') await page.getByRole('alert').getByText('Please check these fields').waitFor();
  },
);
