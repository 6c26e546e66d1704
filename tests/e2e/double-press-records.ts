import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TripRequest } from '#contract/own-trip.ts';
import { replaceSecondFactor } from '#server/accounts/account.commands.ts';
import { applyAs, tokenIn } from '#tests/kit/applicant.ts';
import { onANewDay, stayAt } from '#tests/kit/bookings.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { codeOfApp, secretSaid } from '#tests/kit/second-factor.ts';
import {
  applyThree,
  begins,
  type DoublePress,
  idOf,
  inDialog,
  keepFour,
  named,
  nameOf,
  openFirstApplicant,
  type World,
} from './double-press-kit.ts';

const stay = (state: string) => async (world: World) => {
  await onANewDay(world.server);
  await world.server.platform.database.deleteFrom('booking').execute();
  world.id = await stayAt(world.server, world.stays, state);
};
const isAt = (page: Page, path: string) => expect(new URL(page.url()).pathname).toBe(path);

/** A trip that the steps bring to its state. */
const trip =
  (...steps: ('publish' | Partial<TripRequest>)[]) =>
  async (world: World) => {
    await onANewDay(world.server);
    const { owner } = world.stays.blog;
    const request = makeTripRequest({ title: 'The islands' });
    world.id = (await world.server.post('/api/account/trips', request, owner)).body._id;
    const at = `/api/account/trips/${world.id}`;
    for (const step of steps)
      if (step === 'publish') await world.server.post(`${at}/moves`, { move: step }, owner);
      else await world.server.post(at, { ...request, ...step }, owner);
  };
const plan = [1, 2, 3].map((dayNumber) => tripItem({ objectId: `item-${dayNumber}`, dayNumber }));

async function openTrip(page: Page, { id }: World): Promise<void> {
  await page.goto(`/blog/deniz/trips/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function sendBankDetails(world: World): Promise<void> {
  world.turn += 1;
  const { server, staff, turn } = world;
  const username = `paid${turn}`;
  const { applicationId } = await applyAs(server, username, {
    phoneNumber: `+90 533 ${100 + turn} 00 00`,
    socialMediaAccounts: { instagram: username, youtube: '', tiktok: '' },
  });
  await staff.moveApplication(applicationId, { move: 'approve' });
  const token = await tokenIn(server, `${username}@mail.example`, 'bank-link');
  await server.post(`/api/creator/complete-bank-details?token=${token}`, companyDetails);
  world.id = applicationId;
}

async function openBankDetails(page: Page, { turn }: World): Promise<void> {
  await page.goto(`/admin?list=applications&state=ALL&search=paid${turn}`);
  await page.getByRole('link', { name: /^The paid/ }).click();
  await page.getByRole('heading', { level: 2, name: /^The paid/ }).waitFor();
}

async function showIban(page: Page): Promise<void> {
  await named(page, 'Show IBAN').click();
  await named(page, 'Hide').waitFor();
}

async function reinstate(world: World): Promise<void> {
  const { database } = world.server.platform;
  await database.updateTable('account').set({ state: 'active' }).where('id', '=', idOf(world, 6)).execute();
}

const openCreators = (page: Page, world: World) =>
  page.goto(`/admin/creators?status=active&search=${encodeURIComponent(nameOf(world, 6))}`);

async function makeLists(world: World): Promise<void> {
  await keepFour(world);
  const { server, sponsorId } = world;
  const lists = ['Spring', 'Summer', 'Autumn'].map((name, index) => ({
    ...{ id: `list-${index}`, sponsorId, name, nameFolded: name.toLowerCase(), createdAt: index, takesNew: 0 as const },
  }));
  await server.platform.database.insertInto('ownList').values(lists).execute();
}

const openPlaces = async (page: Page) => {
  await page.goto('/application');
  const places = page.getByRole('group', { name: 'Locations' });
  const suggested = places.getByRole('button');
  await suggested.nth(2).waitFor();
  for (let turn = 0; turn < 3; turn += 1) await suggested.last().click();
  return places.getByRole('button', { name: /^Remove/ });
};

export const morePresses: readonly DoublePress[] = [
  {
    page: 'the second factor of staff',
    button: 'Confirm',
    async reset(world) {
      world.turn += 1;
      const username = `sure${world.turn}`;
      await world.server.createAccount({ role: 'staff', username });
      const said = await replaceSecondFactor(world.server.platform, { rest: [`${username}@mail.example`] });
      world.id = secretSaid(said);
    },
    async open(page, { id, turn, server }) {
      await page.goto('/admin');
      await page.getByLabel('Email or username').fill(`sure${turn}`);
      await page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
      await named(page, 'Sign In').click();
      await page.getByLabel('Code from your app').fill(codeOfApp(id, server.clock.now));
      return named(page, 'Confirm');
    },
    async shows(page) {
      await page.getByRole('heading', { name: 'Waiting' }).waitFor();
      isAt(page, '/admin');
    },
    effects: () => [begins('POST /api/auth/login/confirm ')],
  },
  {
    page: 'bank details, for staff',
    button: 'Verify',
    role: 'staff',
    reset: sendBankDetails,
    async open(page, world) {
      await openBankDetails(page, world);
      await showIban(page);
      return named(page, 'Verify');
    },
    shows: (page) => inDialog(page, 'Verify').waitFor(),
    effects: () => [],
  },
  {
    page: 'bank details, for staff',
    button: 'Verify in its question',
    role: 'staff',
    reset: sendBankDetails,
    async open(page, world) {
      await openBankDetails(page, world);
      await showIban(page);
      await named(page, 'Verify').click();
      return inDialog(page, 'Verify');
    },
    shows: (page) => page.getByText('Verified', { exact: true }).first().waitFor(),
    effects: () => [expect.stringMatching(/^POST \/api\/admin\/creators\/[^/]+\/bank-details\/moves .*verify/)],
  },
  {
    page: 'applications, for staff',
    button: 'Reject and notify',
    role: 'staff',
    reset: applyThree,
    async open(page, world) {
      await openFirstApplicant(page, world);
      await page.getByText('Reject', { exact: true }).click();
      await page.getByLabel('Reason', { exact: true }).selectOption('content');
      return named(page, 'Reject and notify');
    },
    shows: (page) => page.getByRole('heading', { level: 2, name: /^second of/ }).waitFor(),
    focus: ({ turn }) => `second of ${turn}`,
    effects: ({ id }) => [expect.stringMatching(`^POST /api/admin/applications/${id}/moves .*reject`)],
  },
  {
    page: 'applications, for staff',
    button: 'Undo',
    role: 'staff',
    reset: applyThree,
    async open(page, world) {
      await openFirstApplicant(page, world);
      await named(page, 'Approve').click();
      return named(page, /^Undo: first of/);
    },
    async shows(page) {
      await page
        .getByRole('status')
        .filter({ hasText: /^Undone. first of/ })
        .waitFor();
      await page.getByRole('heading', { level: 2, name: /^first of/ }).waitFor();
    },
    focus: ({ turn }) => `Undone. first of ${turn} is on hold again, and no email was sent.Dismiss`,
    effects: ({ id }) => [expect.stringMatching(`^POST /api/admin/applications/moves .*${id}.*undo`)],
  },
  {
    page: 'creators, for staff',
    button: 'Suspend',
    role: 'staff',
    reset: reinstate,
    async open(page, world) {
      await openCreators(page, world);
      return named(page, `Suspend: ${nameOf(world, 6)}`);
    },
    shows: (page) => inDialog(page, 'Suspend').waitFor(),
    effects: () => [],
  },
  {
    page: 'creators, for staff',
    button: 'Suspend in its question',
    role: 'staff',
    reset: reinstate,
    async open(page, world) {
      await openCreators(page, world);
      await named(page, `Suspend: ${nameOf(world, 6)}`).click();
      return inDialog(page, 'Suspend');
    },
    async shows(page) {
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      isAt(page, '/admin/creators');
    },
    effects: (world) => [expect.stringMatching(`^POST /api/admin/creators/${idOf(world, 6)}/moves .*suspend`)],
  },
  {
    page: 'a profile',
    button: 'Add … to the shortlist',
    role: 'sponsor',
    reset: async ({ server }) => void (await server.platform.database.deleteFrom('shortlistEntry').execute()),
    async open(page, world) {
      await page.goto(`/discovery?creator=${idOf(world, 5)}`);
      return page.getByRole('dialog').getByRole('button', { name: `Add ${nameOf(world, 5)} to your lists` });
    },
    shows: (page, world) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: `Lists of ${nameOf(world, 5)}` })
        .first()
        .waitFor(),
    effects: (world) => [begins(`POST /api/sponsor/shortlist/${idOf(world, 5)} `)],
  },
  {
    page: 'lists',
    button: 'Remove list in its question',
    role: 'sponsor',
    reset: makeLists,
    async open(page) {
      await page.goto('/discovery?list=list-1');
      await named(page, 'Remove “Summer”').click();
      return inDialog(page, 'Remove list');
    },
    async shows(page) {
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const lists = page.getByRole('navigation', { name: 'Your lists' });
      await lists.getByRole('link', { name: /^Summer/ }).waitFor({ state: 'hidden' });
      expect(await lists.getByRole('link', { name: /^(Spring|Autumn)/ }).count()).toBe(2);
    },
    focus: () => 'Lists',
    effects: () => [expect.stringMatching('list-1')],
  },
  {
    page: 'an invitation, for its sponsor',
    button: 'Withdraw the invitation',
    role: 'sponsor',
    reset: stay('INVITED'),
    async open(page, { id }) {
      await page.goto(`/invitations/${id}`);
      await page.locator('summary', { hasText: 'Withdraw the invitation' }).click();
      return named(page, 'Withdraw the invitation');
    },
    shows: (page) => page.getByText('You withdrew this invitation.').first().waitFor(),
    effects: ({ id }) => [expect.stringMatching(`^POST /api/sponsor/invitations/${id}/moves .*cancel`)],
  },
  {
    page: 'a stay, for its creator',
    button: 'Accept the offer',
    role: 'creator',
    reset: stay('OFFERED'),
    async open(page, { id }) {
      await page.goto(`/hotel-booking-requests/${id}`);
      return named(page, 'Accept the offer');
    },
    shows: (page) => page.getByText('Everything is arranged. Enjoy your stay.').waitFor(),
    effects: ({ id }) => [expect.stringMatching(`^POST /api/creator/hotel-bookings/${id}/moves .*accept`)],
  },
  {
    page: 'an invitation, for its creator',
    button: 'Decline',
    role: 'creator',
    reset: stay('INVITED'),
    async open(page, { id }) {
      await page.goto(`/hotel-booking-requests/${id}`);
      await page.locator('summary', { hasText: 'Decline' }).click();
      await page.locator('details[open]').getByLabel('Reason', { exact: true }).fill('We are away.');
      return named(page, 'Decline with this reason');
    },
    shows: (page) => page.getByText('This stay was declined.').first().waitFor(),
    effects: ({ id }) => [expect.stringMatching(`^POST /api/creator/hotel-bookings/${id}/moves .*decline`)],
  },
  {
    page: 'own notifications',
    button: 'Mark all as read',
    role: 'creator',
    reset: stay('OFFERED'),
    async open(page) {
      await page.goto('/blog/deniz/notifications');
      return named(page, 'Mark all as read');
    },
    async shows(page) {
      await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0);
      isAt(page, '/blog/deniz/notifications');
    },
    effects: () => [begins('POST /api/notifications/read')],
  },
  {
    page: 'a trip',
    button: 'Publish',
    role: 'creator',
    reset: trip(),
    async open(page, world) {
      await openTrip(page, world);
      return named(page, 'Publish');
    },
    shows: (page) => page.getByText('Published on your blog.').waitFor(),
    effects: ({ id }) => [begins(`POST /api/account/trips/${id}/moves `)],
  },
  {
    page: 'a published trip',
    button: 'Discard changes in its question',
    role: 'creator',
    reset: trip('publish', { title: 'The other islands' }),
    async open(page, world) {
      await openTrip(page, world);
      await named(page, 'Discard changes').click();
      return inDialog(page, 'Discard changes');
    },
    async shows(page) {
      await page.getByText('Published on your blog.').waitFor();
      await page.getByRole('heading', { level: 1, name: 'The islands' }).waitFor();
    },
    effects: ({ id }) => [begins(`POST /api/account/trips/${id}/moves `)],
  },
  {
    page: 'a draft',
    button: 'Permanently delete in its question',
    role: 'creator',
    reset: trip(),
    async open(page, world) {
      await openTrip(page, world);
      await named(page, 'Delete').click();
      return inDialog(page, 'Permanently delete');
    },
    async shows(page) {
      await page.waitForURL('**/blog/deniz/trips');
      await page.getByRole('heading', { level: 1 }).waitFor();
      isAt(page, '/blog/deniz/trips');
    },
    focus: () => 'Your trips',
    effects: ({ id }) => [begins(`POST /api/account/trips/${id}/delete`)],
  },
  {
    page: 'the plan of a trip',
    button: 'Remove Day 1',
    role: 'creator',
    reset: trip({ itinerary: plan }),
    async open(page, world) {
      await openTrip(page, world);
      await named(page, 'Remove Day 3').waitFor();
      return named(page, 'Remove Day 1');
    },
    async shows(page) {
      await named(page, 'Remove Day 3').waitFor({ state: 'hidden' });
      await page.getByText('All changes saved').first().waitFor();
      expect(await named(page, /^Remove Day/).count()).toBe(2);
    },
    focus: () => 'Day 1',
    effects: ({ id }) => [begins(`POST /api/account/trips/${id} `)],
  },
  {
    page: 'the application',
    button: 'Verify the email address',
    async reset(world) {
      world.turn += 1;
      await onANewDay(world.server);
    },
    async open(page, { turn }) {
      await page.goto('/application');
      await page.getByLabel('Email', { exact: true }).fill(`fresh${turn}@mail.example`);
      return named(page, 'Verify');
    },
    shows: (page) => page.getByRole('dialog').getByLabel('Verification code').waitFor(),
    effects: () => [begins('POST /api/creator/send-verification-email ')],
  },
  {
    page: 'the application',
    button: 'Remove a place',
    async open(page) {
      const removals = await openPlaces(page);
      await expect.poll(() => removals.count()).toBe(3);
      return removals.first();
    },
    shows: (page) =>
      expect
        .poll(() =>
          page
            .getByRole('group', { name: 'Locations' })
            .getByRole('button', { name: /^Remove/ })
            .count(),
        )
        .toBe(2),
    focus: () => 'TbilisiMain',
    effects: () => [],
  },
];
