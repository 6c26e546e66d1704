import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issuePasswordLink } from '#server/accounts/password-links.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { applyAs, pictureOf, tokenIn } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { plantSecondFactor } from '#tests/kit/second-factor.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

const email = 'ada@mail.example';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function verifyByMail(page: Page): Promise<void> {
  await field(page, 'Email').fill(email);
  await press(page, 'Verify');
  await field(page, 'Verification code').waitFor();
  const [mail] = await server.mails();
  await field(page, 'Verification code').fill(/\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '');
  await press(page, 'Verify code');
  await page.getByText('Verified', { exact: true }).waitFor();
}

async function fillApplication(page: Page): Promise<void> {
  await field(page, 'Full name').fill('Ada Yılmaz');
  await field(page, 'Username').fill('Ada');
  await page.getByText('This username is available.').waitFor();
  await field(page, 'Phone number').fill('+90 532 000 00 00');
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await pictureOf('png', 400),
  });
  await press(page, 'Use this part');
  await page.getByRole('img', { name: 'Your profile picture' }).waitFor();
  await field(page, 'About me').fill('I sail along the Lycian coast and write about every bay on the way.');
  await field(page, 'Instagram').fill('https://instagram.com/ada.sails');
  await field(page, 'Add a language').selectOption({ label: 'Turkish' });
  await field(page, 'Level of Turkish').selectOption({ label: 'Native' });
  await field(page, 'Add an expertise').selectOption({ label: 'Sailing' });
  await field(page, 'Search for a city').fill('oludeniz');
  await page.getByRole('option', { name: /^Ölüdeniz/ }).click();
  await press(page, 'Kaş');
  await press(page, 'Photo Shoot');
  await page.getByLabel(/^I accept the terms/).check();
}

/** A staff member who is signed in, in a context of their own. */
async function openOffice(username = 'keeper'): Promise<Page> {
  await server.createAccount({ role: 'staff', username });
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  const office = await context.newPage();
  office.setDefaultTimeout(patience);
  await office.goto('/admin');
  await field(office, 'Email or username').fill(username);
  await field(office, 'Password').fill('open-sesame-1');
  await press(office, 'Sign In');
  await heading(office, 'Waiting');
  return office;
}

describe('from stranger to active creator', () => {
  it('[BANK-01, BANK-41, APPLY-01, APPLY-03, APPLY-07, APPLY-09, APPLY-12, APPLY-13] applies, is approved, gives bank details and is live', async () => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto('/application');
    await verifyByMail(page);
    await fillApplication(page);

    await page.reload();
    await page.getByText('This username is available.').waitFor();
    expect(await field(page, 'Full name').inputValue()).toBe('Ada Yılmaz');
    await press(page, 'Send application');
    await page.getByRole('link', { name: 'Profile picture is required' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await pictureOf('png', 400),
    });
    await press(page, 'Use this part');
    await page.getByRole('img', { name: 'Your profile picture' }).waitFor();
    await press(page, 'Send application');
    await heading(page, 'Application received');

    await page.reload();
    await page.getByRole('link', { name: 'See your application' }).click();
    await page.getByText('Hello Ada Yılmaz').waitFor();
    await page.reload();
    await page.getByText('Hello Ada Yılmaz').waitFor();
    const office = await openOffice();
    await office.getByRole('link', { name: /^Ada Yılmaz/ }).click();
    await press(office, 'Approve');
    await office.getByText('Ada Yılmaz is approved.').waitFor();
    await press(office, 'Undo: Ada Yılmaz');
    await office.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await press(office, 'Approve');
    await office.getByText('Ada Yılmaz is approved.').waitFor();
    server.clock.now += 10_000;
    await page.reload();
    await heading(page, 'You are approved');

    await page.goto(`/set-password?token=${await tokenIn(server, email, 'approved')}`);
    await field(page, 'New password').fill('beyond-the-last-bay');
    await press(page, 'Set password');
    await heading(page, "Ada Yılmaz's Blog");

    await page.goto(`/bank-details?token=${await tokenIn(server, email, 'bank-link')}`);
    const details = {
      'Company name': 'Ada Sails Ltd',
      IBAN: 'TR33 0006 1005 1978 6457 8413 26',
      'Tax number': '1234567890',
      'Tax office': 'Fethiye',
      City: 'Muğla',
      District: 'Fethiye',
      Address: 'Liman 3',
    };
    for (const [label, value] of Object.entries(details)) await field(page, label).fill(value);
    await press(page, 'Submit bank details');
    await heading(page, 'Bank Details Submitted!');
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/bank-details');

    await office.reload();
    await office.getByText('To verify').waitFor();
    await press(office, 'Show IBAN');
    await office.getByText('TR33 0006 1005 1978 6457 8413 26').waitFor();
    await press(office, 'Verify');
    const question = office.getByRole('dialog', { name: 'Verify Ada Yılmaz’s bank details?' });
    await question.getByRole('button', { name: 'Verify' }).click();
    await office.getByText('Active', { exact: true }).waitFor();
    const status = await tokenIn(server, email, 'application-received');
    await page.goto(`/application/status?token=${status}`);
    await page.getByText('Your blog is live.').waitFor();
    await context.close();
  });
});

it('[LIMIT-02] shows the application whole, with the steps next to it, from 1024 px up', async () => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/application');
  await heading(page, 'Apply to become a creator');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  const [part, review] = [page.getByText('Part 1 of 5'), page.getByRole('heading', { name: '5. Review' })];
  await page.setViewportSize({ width: 1023, height: 800 });
  await part.filter({ visible: true }).waitFor();
  expect(await review.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1024, height: 800 });
  await part.filter({ visible: true }).waitFor({ state: 'detached' });
  await review.waitFor();
  await steps.filter({ visible: true }).waitFor();
  await context.close();
});

describe('the back office', () => {
  it('admits staff only', async () => {
    await server.createAccount({ role: 'creator', username: 'curious' });
    const context = await browser.newContext({ locale: 'en-GB', baseURL: server.url });
    const page = await context.newPage();
    await page.goto('/admin');
    await field(page, 'Email or username').fill('curious');
    await field(page, 'Password').fill('open-sesame-1');
    await press(page, 'Sign In');
    await page.getByText('Invalid username or password. Please try again.').waitFor();
    await context.close();
  });

  it('invites a sponsor, who may then sign in, and shows the mail and what was done', async () => {
    const office = await openOffice('third');
    await office.getByRole('link', { name: 'Sponsors' }).click();
    await field(office, 'Company or name').fill('Blue Bay');
    await field(office, 'Username').fill('bluebay');
    await field(office, 'Email').fill('bay@mail.example');
    await press(office, 'Send invitation');
    await office.getByText('Invited', { exact: true }).waitFor();
    await press(office, 'Suspend: Blue Bay');
    await press(office, 'Suspend');
    await office.getByText('Suspended', { exact: true }).waitFor();
    await office.getByRole('link', { name: 'Emails', exact: true }).click();
    await office.getByText('Invitation to set a password').waitFor();
    await office.getByRole('link', { name: 'Audit trail' }).click();
    await office.getByText('Sponsor suspended: Blue Bay').waitFor();
    expect(await barriersOf(office)).toEqual([]);
  });

  const signedInBy = [
    ['a sponsor', 'sponsor', false, 'Discover Creators', '/discovery'],
    ['staff', 'staff', false, 'Waiting', '/admin'],
    ['staff with a second factor not before its code', 'staff', true, 'Your password is set', '/set-password'],
  ] as const;

  it.each(sampleOf(signedInBy))('signs in %s by setting a password', async (_, role, hasSecondFactor, shown, path) => {
    const username = `${role}${hasSecondFactor ? '.sure' : '.plain'}`;
    const { id } = await server.createAccount({ role, username });
    if (hasSecondFactor) await plantSecondFactor(server.platform, id);
    const { url } = await inUnitOfWork(server.platform, (unit) => issuePasswordLink(unit, id, 'reset'));
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(new URL(url).pathname + new URL(url).search);
    await field(page, 'New password').fill('beyond-the-last-bay');
    await press(page, 'Set password');
    await heading(page, shown);
    expect(new URL(page.url()).pathname).toBe(path);
    const sessions = await server.platform.database
      .selectFrom('session')
      .where('accountId', '=', id)
      .selectAll()
      .execute();
    expect(sessions).toHaveLength(hasSecondFactor ? 0 : 1);
    await context.close();
  });

  it('rejects with a reason, and asks for the password in place once a session has ended, and then does what was asked for', async () => {
    await applyAs(server, 'noor');
    const office = await openOffice('second');
    await office.getByRole('link', { name: 'Applications', exact: true }).click();
    await office.getByLabel('Search by name, email, phone or reference').fill('noor');
    await office.getByRole('link', { name: /noor/ }).click();
    expect(await barriersOf(office)).toEqual([]);
    await office.getByText('Reject', { exact: true }).click();
    await office.getByLabel('Reason', { exact: true }).selectOption({ label: 'Content doesn’t fit' });
    await office.getByLabel('Message to the applicant').fill('Please send trips of this year.');
    await server.platform.database.deleteFrom('session').execute();
    await press(office, 'Reject and notify');
    const again = office.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Email or username').fill('second');
    await again.getByLabel('Password', { exact: true }).fill('open-sesame-1');
    await again.getByRole('button', { name: 'Sign In' }).click();
    await again.waitFor({ state: 'hidden' });
    await office.getByText('Rejected', { exact: true }).first().waitFor();
    const { reasonText } = await server.platform.database
      .selectFrom('application')
      .innerJoin('account', 'account.id', 'application.accountId')
      .select('reasonText')
      .where('username', '=', 'noor')
      .executeTakeFirstOrThrow();
    expect(reasonText).toBe('Please send trips of this year.');
    await office.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
