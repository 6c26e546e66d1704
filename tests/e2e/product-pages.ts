import type { Page } from 'playwright-core';
import type { Language } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { seedCreators } from '#demo/seed-accounts.ts';
import { tripAddress } from '#rules/trip-address.ts';
import { applyAs, staffHands, tokenIn, verifyEmail } from '#tests/kit/applicant.ts';
import { type Stays, startStays, stayAt } from '#tests/kit/bookings.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { dashboardMessages } from '#web/dashboard/dashboard.messages.ts';

const english = dashboardMessages.en;
const turkish = dashboardMessages.tr;

export type Role = 'creator' | 'sponsor' | 'staff';

export const usernames: Record<Role, string> = { creator: 'deniz', sponsor: 'deniz.hotel', staff: 'deniz.staff' };

/** Ids and tokens in the addresses of pages. */
export type Links = Record<
  'bank' | 'blogTrip' | 'creator' | 'draft' | 'invitation' | 'password' | 'status' | 'stay' | 'trip',
  string
>;

export interface ProductPage {
  address: string | ((links: Links, language: Language) => string);
  role?: Role;
  width?: number;
  /** A tab of the dashboard to open first. */
  tab?: keyof typeof english.tabs;
  /** The server answers that there is no such thing, which browsers write to the console. */
  isNotFound?: true;
}

/** Every page of the product, with something to show on it. */
export const productPages: Record<string, ProductPage> = {
  'the sign-in': { address: '/login' },
  'the application': { address: '/application' },
  'continuing an application': { address: ({ draft }) => `/application/continue?token=${draft}` },
  'the application that was sent': { address: '/application/success' },
  'the status of an application': { address: ({ status }) => `/application/status?token=${status}` },
  'bank details': { address: ({ bank }) => `/bank-details?token=${bank}` },
  'bank details that were sent': { address: '/bank-details/success' },
  'setting a password': { address: (links) => `/set-password?token=${links.password}` },
  'an invalid link': { address: '/set-password?token=nothing', isNotFound: true },
  'a forgotten password': { address: '/forgot-password' },
  'the terms': { address: '/terms' },
  'the privacy notice': { address: '/privacy' },
  'the blog': { address: (_, language) => `/blog/deniz?lang=${language}` },
  'a trip of the blog': { address: ({ blogTrip }, language) => `${blogTrip}?lang=${language}` },
  'a question about a trip': { address: ({ blogTrip }, language) => `${blogTrip}/ask?lang=${language}` },
  'the sign-in of a blog': { address: '/blog/deniz/login' },
  'the design system': { address: '/dev/ui' },
  'an unknown address': { address: '/no/such/page', isNotFound: true },

  'the sign-in of sponsors': { address: '/discovery' },
  'the directory': { address: '/discovery', role: 'sponsor' },
  'the directory on a tablet': { address: '/discovery', role: 'sponsor', width: 820 },
  'saved searches': { address: '/discovery/searches?expertise=diving', role: 'sponsor' },
  'creators side by side': { address: ({ creator }) => `/discovery/compare?creator=${creator}`, role: 'sponsor' },
  'all invitations': { address: '/invitations', role: 'sponsor' },
  'an invitation': { address: ({ invitation }) => `/invitations/${invitation}`, role: 'sponsor' },
  'notifications of a sponsor': { address: '/discovery/notifications', role: 'sponsor' },
  'inviting a creator': { address: ({ creator }) => `/invitations/new?creator=${creator}`, role: 'sponsor' },
  'inviting several creators': {
    address: ({ creator }) => `/invitations/new?creator=${creator}&creator=unknown`,
    role: 'sponsor',
  },

  'the dashboard': { address: '/blog/deniz/config', role: 'creator' },
  'the style of a blog': { address: '/blog/deniz/config', role: 'creator', tab: 'profile' },
  'the sections of a blog': { address: '/blog/deniz/config', role: 'creator', tab: 'sections' },
  'the trips on a blog': { address: '/blog/deniz/config', role: 'creator', tab: 'trips' },
  'own trips': { address: '/blog/deniz/trips', role: 'creator' },
  'a new trip': { address: '/blog/deniz/trips/new', role: 'creator' },
  'a trip': { address: ({ trip }) => `/blog/deniz/trips/${trip}`, role: 'creator' },
  'the preview of a trip': { address: ({ trip }) => `/blog/deniz/trips/${trip}/preview`, role: 'creator' },
  'the private link to a trip': { address: ({ trip }) => `/blog/deniz/trips/${trip}/link`, role: 'creator' },
  'own questions': { address: '/blog/deniz/questions', role: 'creator' },
  'own notifications': { address: '/blog/deniz/notifications', role: 'creator' },
  'the own account': { address: '/blog/deniz/account', role: 'creator' },
  'requesting a stay': { address: '/hotel-booking-request', role: 'creator' },
  'all stays': { address: '/hotel-booking-requests', role: 'creator' },
  'a stay': { address: ({ stay }) => `/hotel-booking-requests/${stay}`, role: 'creator' },

  'the sign-in of staff': { address: '/admin' },
  'what waits for staff': { address: '/admin', role: 'staff' },
  'applications, for staff': { address: '/admin?list=applications', role: 'staff' },
  'sponsors, for staff': { address: '/admin?list=sponsors', role: 'staff' },
  'a stay, for staff': { address: ({ stay }) => `/admin/stays/${stay}`, role: 'staff' },
  'creators, for staff': { address: '/admin/creators', role: 'staff' },
  'notes about a creator': { address: ({ creator }) => `/admin/creators/${creator}/notes`, role: 'staff' },
  'mails to a creator': { address: ({ creator }) => `/admin/creators/${creator}/mails`, role: 'staff' },
  'reported questions': { address: '/admin/questions', role: 'staff' },
  'the audit trail': { address: '/admin/audit', role: 'staff' },
};

/** The routes that no page of the list above has. */
export function missingRoutes(): string[] {
  const links = new Proxy({} as Links, { get: (_, name) => String(name) });
  const paths = Object.values(productPages).map((page) => new URL(addressOf(page, links, 'en'), 'http://any').pathname);
  const isListed = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
    return paths.some((path) => pattern.test(path));
  };
  return pages.filter(({ path, redirectTo }) => !redirectTo && path !== '*' && !isListed(path)).map(({ path }) => path);
}

const addressOf = ({ address }: ProductPage, links: Links, language: Language): string =>
  typeof address === 'string' ? address : address(links, language);

/** Fills a server with people, trips, stays and applications, so that no page is empty. */
export async function fillProduct(server: TestServer, given?: Stays): Promise<Links> {
  const stays = given ?? (await startStays(server, usernames.creator));
  const { owner, id } = stays.blog;
  const dinner = { objectId: 'eat', objectType: 'venue', name: 'Dinner with the divers of the old harbour' } as const;
  const itinerary = [tripItem(), tripItem(dinner)];
  const trips: string[] = [];
  for (const title of ['The Lycian coast', 'The long way round']) {
    const { body } = await server.post('/api/account/trips', makeTripRequest({ title, itinerary }), owner);
    await server.post(`/api/account/trips/${body._id}/moves`, { move: 'publish' }, owner);
    trips.push(body._id);
  }
  const seeding = { seed: 7, first: 1, count: 70, now: Date.now(), arePictured: true };
  await server.platform.database.transaction().execute((transaction) => seedCreators(transaction, seeding));
  for (const username of ['noor', 'kim', 'lena']) await applyAs(server, username);
  const ada = await applyAs(server, 'ada');
  const staff = await staffHands(server, usernames.staff);
  await staff.moveApplication(ada.applicationId, { move: 'approve' });
  server.clock.now += 20_000;
  const applicationId = await verifyEmail(server, 'ela@mail.example');
  await server.post('/api/creator/application-draft', { applicationId, part: 'you', form: {} });
  const [trip = ''] = trips;
  return {
    trip,
    blogTrip: tripAddress(usernames.creator, { _id: trip, title: 'The Lycian coast' }),
    creator: id,
    stay: await stayAt(server, stays, 'OFFERED'),
    invitation: await stayAt(server, stays, 'INVITED'),
    status: ada.statusToken,
    password: await tokenIn(server, 'ada@mail.example', 'approved'),
    bank: await tokenIn(server, 'ada@mail.example', 'bank-link'),
    draft: await tokenIn(server, 'ela@mail.example', 'draft-link'),
  };
}

/** A sample: all others are checked at night. */
export const pagesOfEveryRun: readonly string[] = ['saved searches', 'a new trip'];
export const walkedInEveryRun: readonly string[] = ['a new trip'];

/** Opens the page as a person finds it at rest. */
export async function openProductPage(
  page: Page,
  wanted: ProductPage,
  { links, language }: { links: Links; language: Language },
): Promise<void> {
  await page.goto(addressOf(wanted, links, language), { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  if (!wanted.tab) return;
  const { tabs, tabsTitle, openTabs } = { en: english, tr: turkish }[language];
  const opener = page.getByRole('button', { name: openTabs, exact: true });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('navigation', { name: tabsTitle }).getByRole('button', { name: tabs[wanted.tab] }).click();
  await page.getByRole('heading', { level: 2, name: tabs[wanted.tab] }).waitFor();
}
