import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCreators } from '#server/demo/seed-accounts.ts';
import { applyAs, pictureOf, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { launchChromium, patience } from '#tests/kit/chromium.ts';
import { walkByKeyboard } from '#tests/kit/keyboard-walk.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
const around = new Map<string, number>();
const links: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchChromium();
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  const { owner } = await startBlog(server, { trips: [{}, { title: 'The long way round' }] });
  await server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 7, first: 1, count: 70, now: Date.now() }));
  await seedApplications();
  const trip = await server.post('/api/account/trips', makeTripRequest(), owner);
  links.trip = trip.body._id;
  const listed = server.platform.database.selectFrom('directoryEntry').select('accountId');
  links.creator = (await listed.limit(1).executeTakeFirstOrThrow()).accountId;
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Some wait for a decision; one is approved and has the links that are mailed then. */
async function seedApplications(): Promise<void> {
  const staff = await signInStaff(server);
  for (const username of ['noor', 'kim', 'lena']) await applyAs(server, username);
  const ada = await applyAs(server, 'ada');
  await staff.moveApplication(ada.applicationId, { move: 'approve' });
  server.clock.now += 20_000;
  links.status = ada.statusToken;
  for (const [name, template] of [
    ['password', 'approved'],
    ['bank', 'bank-link'],
  ] as const)
    links[name] = await tokenIn(server, 'ada@mail.example', template);
}

interface Visit {
  address: () => string;
  as?: 'creator';
  width?: number;
  /** One of its parts, which a press opens, and what of it is walked. */
  tab?: string;
  part?: string;
}

const tabPane = '[aria-labelledby=tab]';

const visits: Record<string, Visit> = {
  'the sign-in': { address: () => '/login' },
  'the application': { address: () => '/application' },
  'the application that was sent': { address: () => '/application/success' },
  'the status of an application': { address: () => `/application/status?token=${links.status}` },
  'bank details': { address: () => `/bank-details?token=${links.bank}` },
  'bank details that were sent': { address: () => '/bank-details/success' },
  'setting a password': { address: () => `/set-password?token=${links.password}` },
  'a link that is no good': { address: () => '/set-password?token=nothing' },
  'a forgotten password': { address: () => '/forgot-password' },
  'the terms': { address: () => '/terms' },
  'the privacy notice': { address: () => '/privacy' },
  'the directory': { address: () => '/discovery' },
  'the directory, narrow': { address: () => '/discovery', width: 820 },
  'saved searches': { address: () => '/discovery/searches?expertise=diving' },
  'creators side by side': { address: () => `/discovery/compare?creator=${links.creator}` },
  'the blog': { address: () => '/blog/deniz' },
  'the sign-in of a blog': { address: () => '/blog/deniz/login' },
  'the dashboard': { address: () => '/blog/deniz/config', as: 'creator' },
  'its look': { address: () => '/blog/deniz/config', as: 'creator', tab: 'Profile & Style', part: tabPane },
  'its sections': { address: () => '/blog/deniz/config', as: 'creator', tab: 'Content Sections', part: tabPane },
  'its trips': {
    address: () => '/blog/deniz/config',
    as: 'creator',
    tab: 'Trips & Experiences',
    part: `${tabPane} li`,
  },
  'asking for a stay': { address: () => '/hotel-booking-request', as: 'creator' },
  'all stays': { address: () => '/hotel-booking-requests', as: 'creator' },
  'a stay': { address: () => '/hotel-booking-requests/7', as: 'creator' },
  'own trips': { address: () => '/blog/deniz/trips', as: 'creator' },
  'a new trip': { address: () => '/blog/deniz/trips/new', as: 'creator' },
  'a trip': { address: () => `/blog/deniz/trips/${links.trip}`, as: 'creator' },
  'the own account': { address: () => '/blog/deniz/account', as: 'creator' },
  'all invitations': { address: () => '/invitations' },
  'an invitation': { address: () => '/invitations/7' },
  'inviting somebody': { address: () => `/invitations/new?creator=${links.creator}` },
  'a stay, in the back office': { address: () => '/admin/stays/7' },
  'what waits, in the back office': { address: () => '/admin' },
  'applications, in the back office': { address: () => '/admin?list=applications' },
  'the audit trail, in the back office': { address: () => '/admin/audit' },
  'creators, in the back office': { address: () => '/admin/creators' },
  'notes about a creator, in the back office': { address: () => `/admin/creators/${links.creator}/notes` },
  'mails to a creator, in the back office': { address: () => `/admin/creators/${links.creator}/mails` },
  'sponsors, in the back office': { address: () => '/admin?list=sponsors' },
  'every part': { address: () => '/dev/ui' },
  'no page': { address: () => '/no/such/page' },
};

async function open({ address, as, width = 1280, tab }: Visit): Promise<Page> {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url, viewport });
  page.setDefaultTimeout(patience);
  if (as) await signInCreator(page);
  await page.goto(address());
  await page.locator('h1').first().waitFor();
  if (tab) await page.getByRole('button', { name: tab }).click();
  return page;
}

async function signInCreator(page: Page): Promise<void> {
  await page.goto('/blog/deniz/login');
  await page.getByLabel('Email', { exact: true }).fill('deniz@mail.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/config');
}

const people: [path: string, username: string][] = [
  ['/discovery', 'bluebay'],
  ['/invitations', 'bluebay'],
  ['/admin', 'keeper'],
];
const typed: Record<string, string> = {
  'current-password': password,
  'new-password': password,
  email: 'zeynep@mail.example',
  tel: '+905320000000',
  date: '01062027',
  number: '3',
};

async function wordsFor(page: Page, wants: string): Promise<string> {
  const { pathname } = new URL(page.url());
  if (wants === 'username') return people.find(([path]) => pathname.startsWith(path))?.[1] ?? 'deniz';
  if (wants !== 'one-time-code') return typed[wants] ?? 'Kaş';
  const [mail] = (await server.mails()).filter(({ template }) => template === 'code');
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '000000';
}

describe('the keyboard is never nowhere', () => {
  it.each(Object.entries(visits))('%s', async (_, visit) => {
    const page = await open(visit);
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await pictureOf('png', 400) };
    const lost = await walkByKeyboard({
      ...{ page, file, around, words: (wants: string) => wordsFor(page, wants) },
      ...(visit.part && { part: visit.part }),
    });
    await page.close();
    expect(lost).toEqual([]);
  });

  it('adds the one language that it comes to, and none of those on its way', async () => {
    const page = await open({ address: () => '/application' });
    const languages = page.getByRole('group', { name: 'Languages' });
    const added = languages.getByRole('button', { name: /^Remove/ });
    const select = page.getByLabel('Add a language');
    await select.locator('option').nth(3).waitFor({ state: 'attached' });
    await select.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await added.count()).toBe(0);
    await page.keyboard.press('Enter');
    await added.first().waitFor();
    expect(await added.count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await added.nth(1).waitFor();
    expect(await added.count()).toBe(2);
    await page.close();
  });

  it('upon no page that the app has an address for', () => {
    const routes = readFileSync(new URL('../../src/web/app/routes.tsx', import.meta.url), 'utf8');
    const paths = [...routes.matchAll(/path: '(\/[^']+)'/g)].map(([, path = '']) => path);
    const addresses = Object.values(visits).map(({ address }) => address().split('?')[0] ?? '');
    const isVisited = (path: string) =>
      addresses.some((address) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !isVisited(path))).toEqual([]);
  });
});
