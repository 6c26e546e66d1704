import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureOf } from '#tests/kit/applicant.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { startSpecifiedServer } from './specified-server.ts';

type Server = Awaited<ReturnType<typeof startSpecifiedServer>>;

let server: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;
let thrown: string[];

beforeAll(async () => {
  browser = await sharedChromium();
});
afterAll(closePages);
beforeEach(async () => {
  server = await startSpecifiedServer();
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
  thrown = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
  await server.stop();
  expect(thrown).toEqual([]);
});

const field = (label: string) => page.getByLabel(label, { exact: true });
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const shown = (text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor();
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const names = () => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

async function signIn(user: string, as: string) {
  await field(user).fill(as);
  await field('Password').fill('open-sesame-1');
  await press('Sign In');
}

const session = () =>
  page.evaluate(() => ['authToken', 'currentBlog', 'currentUser'].map((key) => localStorage.getItem(key)));

async function asOwner(path: string): Promise<void> {
  await page.goto('/blog/ada/login');
  await signIn('Email or username', 'ada@mail.example');
  await heading("Ada Ay's Blog");
  await page.goto(path);
}

describe('an applicant on a server of the specification', () => {
  it('[APPLY-23] verifies an address, applies, and is on hold where the answer names no status', async () => {
    server.state.applied = {};
    await page.goto('/application');
    await field('Email').fill('mia@mail.example');
    await press('Verify');
    await field('Verification code').fill('000000');
    await press('Verify code');
    await shown('Invalid or expired verification code');
    await field('Verification code').fill(server.state.code);
    await press('Verify code');
    await shown('Verified');
    await field('Username').fill('ada');
    await shown('This username is taken.');
    await field('Username').fill('mia.walks');
    await shown('This username is free.');
    await field('Full name').fill('Mia Demir');
    await field('Phone number').fill('+90 532 000 00 00');
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await pictureOf('png', 400) };
    await page.locator('input[type=file]').setInputFiles(picture);
    await press('Use this part');
    await field('About me').fill('I walk the Lycian way and write about every pass on it.');
    await field('Instagram').fill('mia.walks');
    await field('Add a language').selectOption({ label: 'Turkish' });
    await field('Add an expertise').selectOption({ label: 'Sailing' });
    await press('Kaş');
    await press('Photo Shoot');
    await page.getByLabel(/^I accept the terms/).check();
    await press('Send application');
    await heading('Application received');
    expect(await page.getByText(/reference/i).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/application/success');
    expect([...server.state.unknown]).toEqual([]);
  });

  it('gives bank details by a link, once it is a good one', async () => {
    await page.goto('/bank-details?token=bad');
    await heading('Invalid or Expired Link');
    await page.goto('/bank-details?token=good');
    await shown('Hello Ada Ay');
    expect(await page.getByText(/1970/).count()).toBe(0);
    const details = {
      'Company name': 'Ada Sails Ltd',
      IBAN: 'TR330006100519786457841326',
      'Tax number': '1234567890',
      'Tax office': 'Fethiye',
      City: 'Muğla',
      District: 'Fethiye',
      Address: 'Liman 3',
    };
    for (const [label, value] of Object.entries(details)) await field(label).fill(value);
    await press('Submit bank details');
    await heading('Bank Details Submitted!');
  });
});

describe('a sponsor on a server of the specification', () => {
  it('[FILTER-40, DATA-11, DATA-13] sees, filters and sorts what is loaded', async () => {
    await page.goto('/discovery');
    await signIn('Username', 'bluebay');
    await shown('Showing 3 of 3 creators');
    await expect.poll(names).toEqual(['Ada Ay', 'Deniz Yıldız', 'Ece Su']);
    const ada = page.getByRole('article').filter({ hasText: 'Ada Ay' });
    for (const chip of ['Kaş', 'Photo Shoot', 'Sailing', 'Turkish', 'Press Trip', '2 trips', 'Göreme', 'Van'])
      await ada.getByText(chip, { exact: true }).first().waitFor();
    const pictures = await ada.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(pictures).toEqual(['/media/trips/past/cover.jpg', '/media/creators/ada/portrait.jpg']);

    await page.getByLabel(/^Sort/).selectOption({ label: 'Trips: low to high' });
    await expect.poll(names).toEqual(['Ece Su', 'Deniz Yıldız', 'Ada Ay']);
    await page.getByLabel(/^Sort/).selectOption({ label: 'Followers: high to low' });
    await expect.poll(names).toEqual(['Ada Ay', 'Deniz Yıldız', 'Ece Su']);

    await press(/^Services/);
    await page.getByRole('checkbox', { name: 'Story' }).check();
    await expect.poll(names).toEqual(['Deniz Yıldız']);
    await expect.poll(() => new URL(page.url()).searchParams.getAll('service')).toEqual(['s-2']);
    await page.getByRole('checkbox', { name: 'Story' }).uncheck();
    await page.getByRole('checkbox', { name: 'Photo Shoot' }).check();
    await expect.poll(names).toEqual(['Ada Ay', 'Deniz Yıldız']);
    await page.keyboard.press('Escape');
    await press('Reset All');
    await press(/^Cities/);
    for (const label of ['Kaş, Antalya', 'İstanbul, İstanbul', 'Göreme', 'Unknown Location'])
      await page.getByRole('option', { name: label }).waitFor();
    await page.getByRole('option', { name: 'İstanbul, İstanbul' }).click();
    await expect.poll(names).toEqual(['Deniz Yıldız']);
    await page.keyboard.press('Escape');
    await press('Reset All');
    await expect.poll(names).toHaveLength(3);
    await page.getByPlaceholder('Search creators by name...').fill('su');
    await expect.poll(names).toEqual(['Ece Su']);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText('could not be loaded').count()).toBe(0);
  });

  it('[DISC-20] loads pages of 50, each creator with a call of their own', async () => {
    const { creators } = server.state;
    server.state.creators = Array.from({ length: 60 }, (_, index) => ({
      ...creators[2],
      _id: `c-${index}`,
      fullName: `Creator ${index}`,
    }));
    await page.goto('/discovery');
    await signIn('Username', 'bluebay');
    await shown('Showing 50 of 60 creators');
    await press('Load More Creators');
    await shown('Showing 60 of 60 creators');
    const lists = server.state.calls.filter((call) => call.startsWith('GET /creator?'));
    const windows = lists.map((call) => new URL(call.slice(4), server.url).searchParams);
    expect(windows.map((query) => [query.get('offset'), query.get('limit')])).toEqual([
      ['0', '50'],
      ['50', '50'],
    ]);
    const details = () => server.state.calls.filter((call) => call.startsWith('GET /creator/c-'));
    await expect.poll(() => new Set(details()).size).toBe(60);
    expect(details()).toHaveLength(60);
  });

  it('[MODAL-03, DATA-14, DATA-15] opens a profile with the trips that follow from the published ones', async () => {
    await page.goto('/discovery?creator=ada');
    await signIn('Username', 'bluebay');
    const profile = page.getByRole('dialog', { name: 'Ada Ay' });
    for (const text of ['2 trips', 'Kaş, Antalya', 'Cappadocia at dawn', 'Van in the snow', 'ITINERARY SALES'])
      await profile.getByText(text, { exact: true }).first().waitFor();
    expect(await profile.getByText(/NaN|undefined/).count()).toBe(0);
  });
});

/** Values of kinds that the specification does not name. */
const otherKinds = {
  ...{ followersCount: '1200', userId: 12, socialMediaAccounts: [], profilePicture: {}, totalVayaCount: 'three' },
  ...{
    expertises: [{ expertise: { _id: 'e-1', name: 'Sailing' }, level: 'GURU' }],
    languages: 'Turkish',
    services: [null],
  },
};
const otherTrip = { _id: 't-1', title: 'By ferry', tripType: 'RETREAT', dates: ['05/01/2024'], price: '99' };

describe('answers of other kinds', () => {
  it('[DATA-01] [DATA-16] [DATA-22] cost no creator and no trip, and no level is another', async () => {
    const [ada] = server.state.creators;
    const likes = [{ likes: ['u1'] }, { notes: [] }, { collections: 'none' }, { price: '99' }];
    const publishedVayas = likes.map((each, index) => ({ ...otherTrip, ...each, _id: `t-${index}` }));
    server.state.creators = [{ ...ada, ...otherKinds, _id: 'odd', publishedVayas } as { _id: string }];
    await page.goto('/discovery');
    await signIn('Username', 'bluebay');
    await shown('Showing 1 of 1 creators');
    await press(/^Trip Types/);
    await page.getByRole('checkbox', { name: 'RETREAT' }).check();
    await shown('Showing 1 of 1 creators');
    await page.goto('/discovery?creator=odd');
    const profile = page.getByRole('dialog', { name: 'Ada Ay' });
    await profile.getByText('GURU').first().waitFor();
    expect(await profile.getByText('By ferry').count()).toBe(likes.length);
    expect(await profile.getByText(/NaN|undefined|\[object|Beginner/).count()).toBe(0);
    await page.goto('/blog/odd');
    await shown(/05\/01\/2024/);
    await expect.poll(() => page.getByRole('heading', { name: 'By ferry' }).count()).toBe(likes.length);
    expect(await page.getByText(/NaN|undefined|\[object|Beginner/).count()).toBe(0);
  });

  it('[DASH-22] [CONFIG-02] cost no setting of a blog but their own', async () => {
    const values: [string, unknown][] = [
      ['showEmail', 'no'],
      ['displayOrder', ['locations']],
      ['servicesVisibility', { items: ['0'] }],
      ['pageStyle', { fontFamily: 'Georgia', backgroundColor: 7, profilePictureStyle: 'round', tripsPerRow: '3' }],
      ['tripSettings', { tripsPerRow: '3', visibleTrips: 'all' }],
      ['vayaDisplaySettings', []],
      ['coverImage', {}],
    ];
    server.state.config = Object.fromEntries(values);
    await asOwner('/blog/ada/config');
    await expect.poll(() => page.getByRole('radio', { name: 'Georgia' }).isChecked()).toBe(true);
    expect(await page.getByText(/NaN|undefined|\[object/).count()).toBe(0);
    await page.goto('/blog/ada');
    await shown('Cappadocia at dawn');
    expect(await page.getByText(/NaN|undefined|\[object/).count()).toBe(0);
  });

  it('[DISC-20] [ERR-01] cost no list of options, and a list that is none its own', async () => {
    Object.assign(server.state.answers, {
      '/reference-data/languages': null,
      '/reference-data/expertises': ['Sailing', { _id: 5, name: 'Hiking' }, null],
    });
    await page.goto('/discovery');
    await signIn('Username', 'bluebay');
    await shown('Showing 3 of 3 creators');
    await press(/^Expertise/);
    for (const name of ['Sailing', 'Hiking']) await page.getByRole('checkbox', { name }).waitFor();
    expect(await page.getByText(/NaN|undefined|\[object/).count()).toBe(0);
  });

  it('[BOOK-08] cost no stay', async () => {
    const odd = [
      { state: 'PENDING' },
      { creator: '64f0', trip: 'x', sponsor: 7 },
      { adults: '2', offer: 'text', deliverables: 'post' },
      { checkIn: '2027-01-05T00:00:00.000Z', checkOut: '2027-01-07T00:00:00.000Z' },
      { notes: [{ content: 'We come by boat.', author: { name: 'Ada' }, createdAt: {} }] },
    ];
    const notes = [{ content: 'Is there a desk?' }];
    server.state.bookings = odd.map((each, index) => ({ _id: `b-${index}`, notes, ...each }));
    await asOwner('/hotel-booking-requests');
    const rows = page.locator('a[href^="/hotel-booking-requests/b-"]');
    await expect.poll(() => rows.count()).toBe(odd.length);
    await shown(/5 – 7 Jan 2027/);
    expect(await page.getByText(/NaN|undefined|\[object|1970/).count()).toBe(0);
    for (const index of odd.keys()) {
      await page.goto(`/hotel-booking-requests/b-${index}`);
      await shown(index === 4 ? 'We come by boat.' : 'Is there a desk?');
      expect(await page.getByText(/NaN|undefined|\[object|1970/).count()).toBe(0);
    }
  });
});

describe('a blog on a server of the specification', () => {
  it.each([
    ['ada', ['Ada Ay', 'Cappadocia at dawn', 'Göreme', 'Photo Shoot', 'Press Trip', 'Kaş', 'Log In']],
    ['deniz', ['Deniz Yıldız', 'Untitled Trip', 'Location not specified', 'Day Pass']],
    ['ece', ['Ece Su', 'Muğla']],
  ])('[DATA-07, DATA-12] shows %s with whatever of them there is', async (username, texts) => {
    await page.goto(`/blog/${username}`);
    for (const text of texts) await shown(text);
  });

  it.each([false, true])(
    '[BLOG-22] [DASH-04] tells that there is no such creator, by a 200 without a body: %s',
    async (answersNothing) => {
      Object.assign(server.state, { answersNothing });
      await page.goto('/blog/nobody');
      await shown('No creator data available');
      await page.goto('/blog/nobody/login');
      await signIn('Email or username', 'ada@mail.example');
      await shown('No Profile Found');
    },
  );

  it.each([{ username: 'someone' }, { username: undefined }])(
    '[AUTH-05] is that of the address, where the answer to the sign-in says %j',
    async (change) => {
      Object.assign(server.state.owner, change);
      await page.goto('/blog/ada/login');
      await signIn('Email or username', 'ada@mail.example');
      await heading("Ada Ay's Blog");
      expect(new URL(page.url()).pathname).toBe('/blog/ada/config');
      expect((await session()).slice(0, 2)).toEqual(['a-token', 'ada']);
    },
  );

  it('[AUTH-04, HTTP-03] signs its owner in from the general page, and tells what the server has against it', async () => {
    await page.goto('/login');
    await field('Email or username').fill('ada@mail.example');
    await field('Password').fill('wrong');
    await press('Sign In');
    await shown('Wrong password.');
    expect(await session()).toEqual([null, null, null]);
    await signIn('Email or username', 'ada@mail.example');
    await heading("Ada Ay's Blog");
    const user = JSON.stringify({ name: 'Ada Ay', username: 'ada', email: 'ada@mail.example' });
    expect(await session()).toEqual(['a-token', 'ada', user]);
  });

  it('[AUTH-05, HTTP-06, CONFIG-21, DASH-22, CONFIG-43, CONFIG-44] begins its dashboard with the defaults, and shows each edit at once', async () => {
    await asOwner('/blog/ada/config');
    expect((await session()).slice(0, 2)).toEqual(['a-token', 'ada']);
    expect(await field('Background colour').first().inputValue()).toBe('#ffffff');
    const preview = page.getByRole('complementary', { name: 'Live Preview' });
    const extras = ['GET /account', 'GET /creator/ada/visits'];
    await expect.poll(() => [...server.state.unknown]).toEqual(expect.arrayContaining(extras));
    expect(await page.getByText(/could not be (?:read|loaded)/).count()).toBe(0);
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name }).click();
    await tab('Content Sections');
    const flip = (name: string) => page.getByRole('switch', { name, exact: true }).click();
    const isOn = (name: string) => page.getByRole('switch', { name, exact: true }).getAttribute('aria-checked');
    await press('Show the items of Contact');
    await flip('Email');
    await expect.poll(() => preview.getByText('ada@mail.example').count()).toBe(0);
    expect(await isOn('Contact')).toBe('true');
    await flip('Phone Number');
    expect(await isOn('Contact')).toBe('false');
    await flip('Contact');
    expect([await isOn('Email'), await isOn('Phone Number')]).toEqual(['true', 'true']);
    await expect.poll(() => preview.getByText('ada@mail.example').count()).toBeGreaterThan(0);
    await press('Save Changes');
    await shown('Changes saved successfully!');
    const { authorization, 'x-current-blog': blog } = server.state.headers['POST /blog/ada/blog-config'] ?? {};
    expect([authorization, blog]).toEqual(['Bearer a-token', 'ada']);
  });

  it('[DASH-19, BLOG-24] is edited and saved by its owner', async () => {
    await asOwner('/blog/ada/config');
    await page.getByRole('radio', { name: 'Georgia' }).check();
    await press('Save Changes');
    await shown('Changes saved successfully!');
    expect(server.state.config).toMatchObject({ pageStyle: { fontFamily: 'Georgia' } });
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'Georgia' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Roboto' }).check();
    await press('Save Changes');
    await shown('Changes saved successfully!');
    expect(server.state.config).toMatchObject({ pageStyle: { fontFamily: 'Roboto' } });
  });
});

describe('hotel bookings on a server of the specification', () => {
  it('[BOOK-13, BOOK-14, BOOK-15, HTTP-08, API-22, API-23, API-24, API-25] are listed, opened and given notes', async () => {
    await asOwner('/hotel-booking-requests');
    await page.locator('a[href="/hotel-booking-requests/b-1"]').waitFor();
    await expect.poll(() => page.getByText('Invitations from hosts').count()).toBe(0);
    await page.locator('a[href="/hotel-booking-requests/b-1"]').click();
    await shown('Is there a desk in the room?');
    server.state.bookings[0]?.notes.push({ content: 'Yes, by the window.' });
    await field('Note').fill('We come by boat.');
    await press('Add note');
    await shown('We come by boat.');
    await shown('Yes, by the window.');
    expect(await page.getByText(/1970|NaN/).count()).toBe(0);
    expect(server.state.bookings[0]?.notes).toHaveLength(3);
    for (const call of [
      'GET /creator/hotel-bookings',
      'GET /creator/hotel-bookings/b-1',
      'POST /creator/hotel-bookings/b-1/notes',
    ])
      expect(server.state.headers[call]).toMatchObject({ authorization: 'Bearer a-token', 'x-current-blog': 'ada' });
  });

  it('[BOOK-12] are asked for, and stand first in the list', async () => {
    await asOwner('/hotel-booking-request');
    await field('City').fill('ka');
    await page.getByRole('option', { name: /^Kaş/ }).first().click();
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await field('Check-in').fill(day(20));
    await field('Check-out').fill(day(23));
    await field('Hotel name').fill('Bay House');
    await page.getByRole('radio', { name: /^Paid/ }).check();
    await press('Send request');
    await expect.poll(() => server.state.bookings).toHaveLength(2);
    await page.getByRole('link', { name: 'All stays' }).click();
    const rows = page.locator('a[href^="/hotel-booking-requests/b-"]');
    await expect
      .poll(() => rows.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(['/hotel-booking-requests/b-2', '/hotel-booking-requests/b-1']);
  });
});
