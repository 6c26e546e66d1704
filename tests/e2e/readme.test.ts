import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { pictureOf } from '#tests/kit/applicant.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import { applicationStatusMessages } from '#web/application/application-status.messages.ts';
import { visitorPageMessages } from '#web/blog/visitor-page.messages.ts';
import { discoveryMessages } from '#web/discovery/discovery.messages.ts';
import { hotelBookingsMessages } from '#web/hotel-bookings/hotel-bookings.messages.ts';
import { stayFormMessages } from '#web/hotel-bookings/stay-form.messages.ts';
import { questionsMessages } from '#web/questions/questions.messages.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const roles = ['Applicant', 'Staff', 'Creator', 'Sponsor', 'Visitor'] as const;
type Role = (typeof roles)[number];

/** The sentences of one role in "Five minutes for each role". */
function sentencesOf(role: Role): string[] {
  const [, minutes = ''] = new RegExp(`^- \\*\\*${role}\\.\\*\\* (.*)$`, 'm').exec(readme) ?? [];
  return minutes.split(/(?<=\.) (?=[A-Z])/);
}

/** The row of a role in the table of the README: where it begins, and how to sign in. */
function rowOf(role: Role) {
  const [, address = '', signIn = ''] =
    new RegExp(`^\\| ${role.toLowerCase()} +\\| \\[(.*?)\\].*? \\| (.*?) +\\|$`, 'm').exec(readme) ?? [];
  const [username = '', password = ''] = [...signIn.matchAll(/`(.*?)`/g)].map(([, word = '']) => word);
  return { address, username, password };
}

let server: ServerProcess;
let browser: Browser;
const data = dataFolder();
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  const port = String(await freePort());
  server = await startServerProcess({ VAYA_DEMO: 'on', DATA_DIR: data.folder, PORT: port });
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.end('SIGTERM');
  data.remove();
});
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});

/** The links of mails name the port, so that it has to be known before the server starts. */
async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => void listener.close(resolve));
  return port;
}

async function open(address: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({
    ...{ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url, viewport: { width: 1440, height: 900 } },
    ...options,
  });
  // The demo world draws its pictures while the first pages are opened.
  context.setDefaultTimeout(3 * patience);
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function signIn(role: Role): Promise<Page> {
  const { address, username, password } = rowOf(role);
  const page = await open(address);
  await page.getByLabel(/^(Email or username|Username)$/).fill(username);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign In');
  return page;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const follow = (page: Page, name: string | RegExp) =>
  page
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
    .click();
const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** The newest mail with this subject to an address, as `/dev/mailbox` shows it. Mails about a decision come late. */
async function openMail(to: string, subject: RegExp): Promise<{ mailbox: Page; mail: FrameLocator }> {
  // The page itself has a frame for each mail: only the last look opens it.
  const isThere = async () => {
    const mails: { to: string; subject: string }[] = await (await fetch(`${server.url}/dev/mailbox.json`)).json();
    return mails.some((mail) => mail.to === to && subject.test(mail.subject));
  };
  await expect.poll(isThere, { message: `the mail ${subject} to ${to}`, interval: 250 }).toBe(true);
  const mailbox = await open('/dev/mailbox');
  const article = mailbox
    .getByRole('article')
    .filter({ hasText: `to ${to}` })
    .filter({ has: mailbox.getByRole('heading', { name: subject }) })
    .first();
  await article.locator('iframe').scrollIntoViewIfNeeded();
  return { mailbox, mail: article.frameLocator('iframe') };
}

/** Presses the button in a mail, and waits for the tab that it opens. */
async function pressInMail(to: string, subject: RegExp): Promise<Page> {
  const { mailbox, mail } = await openMail(to, subject);
  const opened = mailbox.context().waitForEvent('page');
  await mail.getByRole('link').first().click();
  const tab = await opened;
  await tab.getByRole('heading', { level: 1 }).first().waitFor();
  return tab;
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const form = stayFormMessages.en;
const label = (name: string) => stayLabelOf(name, 'en');

async function describeStay(page: Page, ahead: number): Promise<void> {
  await field(page, label('cityName')).fill('Kaş');
  await page.getByRole('option', { name: /^Kaş/ }).first().click();
  await field(page, label('checkIn')).fill(day(ahead));
  await field(page, label('checkOut')).fill(day(ahead + 3));
  await field(page, label('hotelName')).fill('Bay House');
  await page.getByRole('radio', { name: form.stayTypes.gifted.label }).check();
  await press(page, form.addDeliverable);
}

let tries = 0;
let applicant = { name: '', username: '', email: '' };

type Steps = readonly [sentence: string, follow: () => Promise<void>][];

async function apply(): Promise<Steps> {
  tries += 1;
  applicant = { name: `Ada Deniz ${tries}`, username: `ada${tries}`, email: `ada${tries}@mail.example` };
  const page = await open(rowOf('Applicant').address);
  return [
    [
      'Fill in the form and verify your address with the code in `/dev/mailbox`; reload on the way: nothing typed is lost.',
      async () => {
        await field(page, 'Email').fill(applicant.email);
        await press(page, 'Verify');
        const { mail } = await openMail(applicant.email, /verification code/);
        const code = /\d{6}/.exec((await mail.locator('body').textContent()) ?? '')?.[0] ?? '';
        await field(page, 'Verification code').fill(code);
        await press(page, 'Verify code');
        await page.getByText('Verified', { exact: true }).waitFor();
        await field(page, 'Full name').fill(applicant.name);
        await field(page, 'Username').fill(applicant.username);
        await field(page, 'Phone number').fill('+90 532 000 00 00');
        await field(page, 'About me').fill('I sail along the Lycian coast and write about every bay on the way.');
        await page.reload();
        await sees(page, 'This username is available.');
        expect(await field(page, 'Full name').inputValue()).toBe(applicant.name);
        expect(await field(page, 'About me').inputValue()).toMatch(/^I sail/);
        const buffer = await pictureOf('png', 400);
        await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
        await press(page, 'Use this part');
        await page.getByRole('img', { name: 'Your profile picture' }).waitFor();
        await field(page, 'Instagram').fill('https://instagram.com/ada.sails');
        await field(page, 'Add a language').selectOption({ label: 'Turkish' });
        await field(page, 'Level of Turkish').selectOption({ label: 'Native' });
        await field(page, 'Add an expertise').selectOption({ label: 'Sailing' });
        await press(page, 'Kaş');
        await press(page, 'Photo Shoot');
        await page.getByLabel(/^I accept the terms/).check();
      },
    ],
    [
      'Send it and open the status link from the mail.',
      async () => {
        await press(page, 'Send application');
        await heading(page, applicationStatusMessages.en.received);
        const status = await pressInMail(applicant.email, /received your application/);
        await sees(status, `Hello ${applicant.name}`);
      },
    ],
  ];
}

async function approve(): Promise<Steps> {
  const page = await signIn('Staff');
  const { name, email } = applicant;
  return [
    [
      'Approve the application, press Undo within ten seconds, approve it again.',
      async () => {
        await follow(page, new RegExp(name));
        await press(page, 'Approve');
        await press(page, `Undo: ${name}`);
        await follow(page, new RegExp(name));
        await page.getByRole('heading', { name, exact: true }).waitFor();
        await press(page, 'Approve');
        await sees(page, `${name} is approved.`);
      },
    ],
    [
      'Once the ten seconds are over, follow the bank link from the mail as the creator; verify the details.',
      async () => {
        const bank = await pressInMail(email, /bank details/);
        const details = {
          'Company name': 'Ada Sails Ltd',
          IBAN: 'TR33 0006 1005 1978 6457 8413 26',
          'Tax number': '1234567890',
          'Tax office': 'Fethiye',
          City: 'Muğla',
          District: 'Fethiye',
          Address: 'Liman 3',
        };
        for (const [each, text] of Object.entries(details)) await field(bank, each).fill(text);
        await press(bank, 'Submit bank details');
        await heading(bank, 'Bank Details Submitted!');
        await page.goto(rowOf('Staff').address);
        await follow(page, new RegExp(name));
        await press(page, 'Show IBAN');
        await page.getByText('Ada Sails Ltd').waitFor();
        await press(page, 'Verify');
        await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
        await page.getByText('Active', { exact: true }).waitFor();
      },
    ],
    [
      'Look at Creators and the audit trail.',
      async () => {
        await follow(page, /^Creators/);
        await heading(page, 'Creators');
        await sees(page, name);
        await follow(page, /^Audit trail/);
        await sees(page, new RegExp(`approved.*${name}`, 'i'));
      },
    ],
  ];
}

async function edit(): Promise<Steps> {
  const page = await signIn('Creator');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name }).click();
  const preview = page.getByRole('region', { name: 'Your page with these changes' });
  return [
    [
      'Open Dashboard, change your name, a colour and the order of sections, watch the live preview, save.',
      async () => {
        await follow(page, 'Dashboard');
        await field(page, 'Background colour').fill('#dff3ee');
        await tab('Profile & Style');
        await page.getByRole('textbox', { name: 'Full name' }).fill('Deniz of the sea');
        await tab('Content Sections');
        await page.getByRole('button', { name: 'Move Languages: Alt' }).press('Alt+ArrowUp');
        await preview.getByRole('heading', { name: 'Deniz of the sea' }).waitFor();
        await press(page, 'Save Changes');
        await sees(page, 'Changes saved');
        const blog = await open('/blog/demo-creator');
        await heading(blog, 'Deniz of the sea');
      },
    ],
    [
      'Publish a trip.',
      async () => {
        await follow(page, 'Trips');
        await follow(page, 'New trip');
        await field(page, 'Title').fill('The islands in April');
        await press(page, 'Create trip');
        await page.getByRole('heading', { name: 'The islands in April' }).waitFor();
        await press(page, 'Please choose at least one place');
        await page.keyboard.type('Kaş');
        await page.getByRole('option', { name: /^Kaş/ }).click();
        await press(page, 'Next month');
        await page.locator('[data-day]').nth(9).click();
        await press(page, 'Add to Day 1');
        await field(page, 'Name').fill('Walk to the lagoon');
        await field(page, 'Description').fill('Slowly.');
        await sees(page, 'Nothing is missing.');
        await press(page, 'Publish');
        await sees(page, 'Published on your blog.');
      },
    ],
    [
      'Request a hotel stay.',
      async () => {
        await follow(page, /^Stays/);
        await follow(page, hotelBookingsMessages.en.request);
        await describeStay(page, 40);
        await press(page, form.send);
        await page.waitForURL(/hotel-booking-requests\/.+/);
        await sees(page, 'Bay House');
      },
    ],
  ];
}

async function invite(): Promise<Steps> {
  const page = await signIn('Sponsor');
  const words = discoveryMessages.en;
  return [
    [
      'Search "Where and when" for a city, open a profile, bookmark it, save the search, invite the creator to stay.',
      async () => {
        await page.getByRole('button', { name: /^Where and when/ }).click();
        await page.getByRole('option', { name: /^Kaş/ }).click();
        await page.keyboard.press('Escape');
        await page.waitForURL(/thereCity=/);
        await page
          .getByRole('link', { name: /^Open the profile of/ })
          .first()
          .click();
        const profile = page.getByRole('dialog');
        await profile.getByRole('button', { name: /to your lists$/ }).click();
        await page.keyboard.press('Escape');
        await profile.waitFor({ state: 'hidden' });
        await press(page, words.saveSearch);
        await page.getByRole('dialog').getByLabel('Name', { exact: true }).press('Enter');
        await page.getByRole('dialog').getByText('Search saved.').waitFor();
        await page.keyboard.press('Escape');
        await page
          .getByRole('link', { name: /^Open the profile of/ })
          .first()
          .click();
        await profile.getByRole('link', { name: words.inviteToStay }).click();
        // The demo world has an invitation of the same creator in forty days.
        await describeStay(page, 60);
        await field(page, label('word')).fill('Come and see the bay.');
        await press(page, form.invite);
        await page.waitForURL(/invitations\/.+/);
        await sees(page, 'Bay House');
      },
    ],
  ];
}

async function read(): Promise<Steps> {
  const { address } = rowOf('Visitor');
  const [words, asking] = [questionsMessages.en, visitorPageMessages.en];
  return [
    [
      'Read the blog with JavaScript turned off.',
      async () => {
        const page = await open(address, { javaScriptEnabled: false });
        await follow(page, /^The Lycian coast/);
        await heading(page, 'The Lycian coast');
      },
    ],
    [
      'Turn it on and ask about a trip: open the link in the mail and press “Send question” (the creator answers under Questions).',
      async () => {
        const page = await open(address);
        await follow(page, /^The Lycian coast/);
        await follow(page, /Ask/);
        await field(page, asking.name).fill('Zeynep');
        await field(page, asking.email).fill('zeynep@mail.example');
        await field(page, asking.message).fill('How long is the walk to the lagoon?');
        await press(page, asking.send);
        await sees(page, asking.sentTitle);
        const confirmation = await pressInMail('zeynep@mail.example', /Confirm your question/);
        await press(confirmation, 'Send question');
        await heading(confirmation, 'Your question is sent');
        const creator = await signIn('Creator');
        await follow(creator, /^Questions/);
        await field(creator, words.answer).fill('Two hours, with a swim.');
        await press(creator, words.sendAnswer);
        const { mail } = await openMail('zeynep@mail.example', /answered/);
        await mail.getByText('Two hours, with a swim.').waitFor();
      },
    ],
    [
      'Open `/blog/demo-creator/feed.atom`.',
      async () => {
        const answer = await fetch(`${server.url}/blog/demo-creator/feed.atom`);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          200,
          'application/atom+xml; charset=utf-8',
        ]);
      },
    ],
  ];
}

const minutes: Record<Role, () => Promise<Steps>> = {
  Applicant: apply,
  Staff: approve,
  Creator: edit,
  Sponsor: invite,
  Visitor: read,
};

/** In this order: staff approve the application that the applicant sent. */
describe('the five minutes for each role in the README', () => {
  it.each(roles)('%s: every sentence can be followed to the letter', async (role) => {
    const steps = await minutes[role]();
    expect(sentencesOf(role)).toEqual(steps.map(([sentence]) => sentence));
    for (const [, step] of steps) await step();
  });
});
