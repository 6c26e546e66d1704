import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#api/client.ts';
import { backOfficeRoutes } from '#contract/back-office.routes.ts';
import { hotelBookingRoutes } from '#contract/hotel-booking.routes.ts';
import { currentBlogHeader, idempotencyKeyHeader } from '#contract/route.ts';
import { type RouteName, routes } from '#contract/routes.ts';
import { sponsorRoutes } from '#contract/sponsor.routes.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { sessionStores } from '#machines/session/session-store.ts';
import { heldDetail } from '#tests/flows/application-review.flow.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { waiting } from '#tests/flows/waiting.flow.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { isNightly } from '#tests/kit/nightly.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';
import { openApp } from './open-app.tsx';

/** Something that a person does on a page, while their session ends. */
interface Press {
  does: string;
  /** What is written into the page before, by label. */
  typed?: Record<string, string>;
  /** Buttons and boxes that are pressed before, where nobody is asked yet. */
  first?: string | RegExp | (string | RegExp)[];
  /** What is picked before, by label. */
  picks?: string;
  /** A button; none where writing asks already. */
  press?: string | RegExp;
  /** The call behind it. */
  call: RouteName;
  /** What was asked for stands in the address, which is everybody's. */
  isInAddress?: true;
}

interface Place {
  path: string;
  who: 'sponsor' | 'staff';
  ready: string | RegExp;
  presses: Press[];
}

const link = { expiresAt: 0, createdAt: 0, message: null };
const applications: Record<string, object> = {
  held: {},
  approved: { state: 'APPROVED', bankLink: { ...link, state: 'submitted' } },
  active: { state: 'APPROVED', accountState: 'active', bankLink: { ...link, state: 'verified' } },
};
const item = { ...heldDetail, createdAt: 0 };
const ownNote = { _id: 'note-1', author: 'Mia', isOwn: true, content: 'Sails', createdAt: 0 };
const sponsorRow = { id: 's', name: 'Blue Bay', username: 'bluebay', email: 'b@mail.example', createdAt: 0 };
const mailRow = { id: 'm', template: 'code', to: 'a@mail.example', attempts: 5, lastError: '', isErased: false };
const actionRow = { at: 0, actor: 'keeper', action: 'bank.reveal', subjectId: 'a', subject: 'Deniz', details: {} };
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const invited = makeBooking({
  origin: 'invitation',
  state: 'OTHER_DATES',
  sponsor: { _id: 's', fullName: 'Blue Bay' },
  otherDates: { checkIn: '2026-07-01', checkOut: '2026-07-03' },
});
const ada = { ...deniz, _id: 'creator-2', fullName: 'Ada Ay' };

const summer = { _id: 'list-1', name: 'Summer' };

/** What the server answers to whoever is signed in. */
const hotel = { hotelName: 'Pine House', cityId: '308948', cityName: 'Kaş', timeZone: 'Europe/Istanbul' };
const answers: Record<string, (url: string) => unknown> = {
  listCreators: () => ({ data: [deniz, ada], total: 60, totalPages: 2 }),
  readCreator: (url) => (url.endsWith('1') ? deniz : ada),
  readShortlist: () => ({ data: [{ creatorId: 'creator-2', note: '', listIds: [null], addedAt: 0 }], lists: [summer] }),
  compareCreators: () => ({ data: [{ creator: { ...deniz, publishedVayas: [] }, note: 'Spring', invitation: null }] }),
  changeShortlist: () => ({
    data: [{ creatorId: 'creator-2', note: 'Spring', listIds: [null], addedAt: 0 }],
    lists: [summer],
  }),
  exportShortlist: () => new Blob(['Name']),
  addToList: () => ({ lists: [summer], listId: null, added: 1, missing: [] }),
  makeList: () => ({ lists: [summer], _id: summer._id }),
  changeList: () => ({ lists: [] }),
  listWaiting: () => waiting,
  listApplications: () => ({ data: [item], total: 1, counts: { ONHOLD: 1, TO_VERIFY: 0, APPROVED: 0, REJECTED: 0 } }),
  readApplication: (url) => ({ ...heldDetail, ...applications[url.split('/').at(-1) ?? ''] }),
  moveApplication: () => ({ state: 'APPROVED', undoableFor: 0 }),
  moveApplications: () => ({ data: [{ id: item.id, refusal: null }], undoableFor: 10_000 }),
  moveBankDetails: () => ({ state: 'verified' }),
  revealBankDetails: () => ({ name: 'Deniz', iban: 'TR330006100519786457841326', bank: null }),
  readStaffNotes: () => ({ fullName: 'Deniz', data: [ownNote] }),
  addStaffNote: () => ({ fullName: 'Deniz', data: [ownNote] }),
  removeStaffNote: () => ({ fullName: 'Deniz', data: [] }),
  moveCreator: () => ({ state: 'suspended' }),
  listSponsors: () => ({ data: [{ ...sponsorRow, state: 'active' }], total: 60 }),
  inviteSponsor: () => ({ id: 's' }),
  moveSponsor: () => ({ state: 'suspended' }),
  listMails: () => ({ data: [{ ...mailRow, state: 'failed', createdAt: 0 }], total: 60 }),
  moveMail: () => ({ state: 'queued' }),
  listCreatorMails: () => ({
    fullName: 'Deniz',
    data: [{ ...mailRow, state: 'sent', createdAt: 0, isReadable: true }],
    total: 60,
  }),
  readCreatorMail: () => ({ subject: 'Welcome', text: 'Hello', secret: 'none' }),
  listAuditEntries: () => ({ data: [{ ...actionRow, sequence: 1 }], next: 1 }),
  listInvitations: () => ({ data: [itemOf(invited)], total: 2, next: 'stay-1', counts: { OTHER_DATES: 1 } }),
  readInvitation: () => invited,
  inviteCreator: () => invited,
  readHotels: () => ({ hotels: [{ ...hotel, _id: 'hotel-1' }] }),
  keepHotel: () => ({ hotels: [{ ...hotel, _id: 'hotel-1' }] }),
  changeHotel: () => ({ hotels: [] }),
  addInvitationNote: () => invited,
  moveInvitation: () => invited,
  listStays: () => ({ data: [itemOf(makeBooking())], total: 2, next: 'stay-1', counts: { REQUESTED: 1 } }),
  readStay: () => makeBooking(),
  addStayNote: () => makeBooking(),
  moveStay: () => makeBooking(),
};

/** And to a creator, or to everybody of their blog. */
const ofBlog: typeof answers = {
  readBlog: () => makeBlogCreator({ fullName: 'Mia', username: 'mia' }),
  listHotelBookings: () => ({ data: [], total: 0, next: null, counts: {} }),
  readInvitationSettings: () => ({ areWelcome: true, maxOpen: 10 }),
  readBlogConfig: () => ({ creatorId: 'creator-1', version: 0, createdAt: null, updatedAt: null }),
  readBlogMap: () => ({ map: null }),
  readBlogVisits: () => ({ days: [] }),
  readOwnAccount: () => ({ bank: { state: null, ibanEnding: '' } }),
};

const places: Place[] = [
  {
    path: '/discovery',
    who: 'sponsor',
    ready: /^Showing/,
    presses: [
      { does: 'searches', typed: { 'Search creators by name': 'a' }, call: 'listCreators', isInAddress: true },
      {
        does: 'adds several to a list',
        first: ['Choose several', /^Choose Deniz/, 'Add to list'],
        press: 'Lists',
        call: 'addToList',
      },
      { does: 'lists somebody', press: /^Add Deniz/, call: 'changeShortlist' },
    ],
  },
  {
    path: '/discovery?creator=creator-2',
    who: 'sponsor',
    ready: 'Save note',
    presses: [
      {
        does: 'writes a note',
        typed: { 'Note for your team': 'Spring' },
        press: 'Save note',
        call: 'changeShortlist',
      },
      { does: 'looks at another', press: 'Previous creator', call: 'readCreator', isInAddress: true },
    ],
  },
  {
    path: '/discovery?list=shortlist',
    who: 'sponsor',
    ready: 'Download all lists as CSV',
    presses: [
      { does: 'takes the lists along', press: 'Download all lists as CSV', call: 'exportShortlist' },
      {
        does: 'makes a list',
        first: 'New list',
        typed: { 'List name': 'Winter' },
        press: 'Create list',
        call: 'makeList',
      },
    ],
  },
  {
    path: '/discovery?list=list-1',
    who: 'sponsor',
    ready: 'Download all lists as CSV',
    presses: [{ does: 'removes a list', first: 'Remove “Summer”', press: 'Remove list', call: 'changeList' }],
  },
  {
    path: '/admin?application=held',
    who: 'staff',
    ready: 'Approve',
    presses: [
      {
        does: 'looks for somebody',
        typed: { 'Search by name, email, phone or reference': 'mia' },
        call: 'listApplications',
        isInAddress: true,
      },
      {
        does: 'approves',
        typed: { 'Message to the applicant': 'Well' },
        press: 'Approve',
        call: 'moveApplication',
      },
      {
        does: 'rejects with a word',
        typed: { Reason: 'content', 'Message to the applicant': 'Too few trips' },
        press: 'Reject and notify',
        call: 'moveApplication',
      },
      { does: 'writes a note', typed: { 'New note': 'Ask for trips' }, press: 'Add note', call: 'addStaffNote' },
      {
        does: 'approves all that are ticked',
        picks: 'Select Deniz',
        press: 'Approve 1',
        call: 'moveApplications',
      },
      { does: 'looks at an IBAN', press: 'Show IBAN', call: 'revealBankDetails' },
    ],
  },
  {
    path: '/admin?application=approved',
    who: 'staff',
    ready: 'Verify',
    presses: [
      {
        does: 'verifies',
        typed: { 'What needs to change': 'Nothing' },
        first: ['Show IBAN', 'Verify'],
        press: 'Verify',
        call: 'moveBankDetails',
      },
      {
        does: 'sends bank details back',
        typed: { 'What needs to change': 'The name' },
        press: 'Send back',
        call: 'moveBankDetails',
      },
    ],
  },
  {
    path: '/admin?application=active',
    who: 'staff',
    ready: 'Suspend',
    presses: [{ does: 'suspends a creator', first: 'Suspend', press: 'Suspend', call: 'moveCreator' }],
  },
  {
    path: '/admin?list=sponsors',
    who: 'staff',
    ready: 'Next',
    presses: [
      {
        does: 'invites',
        typed: { 'Company or name': 'Red Bay', Username: 'redbay', Email: 'red@mail.example' },
        press: 'Send invitation',
        call: 'inviteSponsor',
      },
      {
        does: 'suspends a sponsor',
        typed: { Username: 'half' },
        first: /^Suspend: /,
        press: 'Suspend',
        call: 'moveSponsor',
      },
      { does: 'turns the page', typed: { Username: 'half' }, press: 'Next', call: 'listSponsors' },
    ],
  },
  {
    path: '/admin?list=mails',
    who: 'staff',
    ready: 'Next',
    presses: [
      { does: 'sends a mail again', press: /^Send again/, call: 'moveMail' },
      { does: 'turns the page', press: 'Next', call: 'listMails' },
    ],
  },
  {
    path: '/admin/creators/creator-1/mails',
    who: 'staff',
    ready: 'Next',
    presses: [
      { does: 'reads a mail', press: /^Read: /, call: 'readCreatorMail' },
      { does: 'turns the page', press: 'Next', call: 'listCreatorMails' },
    ],
  },
  {
    path: '/admin/audit',
    who: 'staff',
    ready: 'Next page',
    presses: [{ does: 'turns the page', press: 'Next page', call: 'listAuditEntries', isInAddress: true }],
  },
];

places.push(
  {
    path: '/invitations',
    who: 'sponsor',
    ready: 'Show more',
    presses: [{ does: 'asks for more', press: 'Show more', call: 'listInvitations' }],
  },
  {
    path: '/invitations/stay-1',
    who: 'sponsor',
    ready: 'Accept these dates',
    presses: [
      { does: 'writes a note', typed: { Note: 'See you' }, press: 'Add note', call: 'addInvitationNote' },
      { does: 'accepts', typed: { Note: 'half a' }, press: 'Accept these dates', call: 'moveInvitation' },
    ],
  },
  {
    path: '/invitations/new?creator=creator-2',
    who: 'sponsor',
    ready: 'Send invitation',
    presses: [
      {
        does: 'invites',
        typed: {
          City: 'Kaş',
          'Check-in': dayFrom(20),
          'Check-out': dayFrom(22),
          'Hotel name': 'Bay House',
          'Your message': 'Come',
        },
        picks: 'Paid',
        press: 'Send invitation',
        call: 'inviteCreator',
      },
      {
        does: 'keeps a hotel',
        typed: { City: 'Kaş', 'Hotel name': 'Bay House' },
        press: 'Keep this hotel',
        call: 'keepHotel',
      },
      { does: 'removes a hotel', first: 'Edit list', press: 'Remove Pine House', call: 'changeHotel' },
    ],
  },
  {
    path: '/admin/stays/stay-1',
    who: 'staff',
    ready: 'Start the review',
    presses: [
      { does: 'asks for more stays', press: 'Show more', call: 'listStays' },
      { does: 'writes a note', typed: { Note: 'We are looking' }, press: 'Add note', call: 'addStayNote' },
      { does: 'declines', typed: { Reason: 'Full' }, press: 'Decline with this reason', call: 'moveStay' },
    ],
  },
);

const { adapter = [] } = client.defaults;
let known = 'token-1';
let refusing: RouteName | null = null;
/** Who is asked for a code as well. */
let half: string | null = null;
let isCodeAsked = false;
let asked: { call: string; status: number; token: string; blog: string | null; key: string | null }[] = [];

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`);
/** An address of its own goes before one that stands for many. */
const callAt = (method: string, url: string): RouteName | undefined =>
  (Object.keys(routes) as RouteName[])
    .filter((name) => routes[name].method === method.toUpperCase() && patternOf(routes[name].path).test(url))
    .toSorted((one, other) => paramsIn(one) - paramsIn(other))[0];
const paramsIn = (name: RouteName): number => routes[name].path.split(':').length;
const deedsAt = (call: RouteName) => asked.filter((each) => each.call === call);

function signInAs(who: Place['who'], username: string): void {
  const storage = who === 'sponsor' ? localStorage : sessionStorage;
  storage.setItem(`${who}Token`, 'token-1');
  storage.setItem(`${who}User`, JSON.stringify({ name: username, username, email: `${username}@mail.example` }));
}

function answer(call: RouteName, url: string, token: string, body: unknown): [status: number, data: unknown] {
  if (call === 'logIn' && isCodeAsked) {
    half = Object(body).username;
    return [200, { next: 'code', ticket: 'ticket-1' }];
  }
  if (call === 'logIn' || call === 'logInSponsor' || call === 'confirmSignIn') {
    const { username = half } = Object(body);
    return [200, { accessToken: known, name: username, username, email: `${username}@mail.example` }];
  }
  if (call === 'logInToBlog') {
    const { email } = Object(body);
    const username = email.replace(/@.*/, '');
    return [200, { accessToken: known, name: username, username, email }];
  }
  if (call === refusing) return [409, { code: 'conflict', message: 'Not now.' }];
  if (call in answers && token !== known) return [401, { code: 'unauthenticated', message: 'Please sign in.' }];
  if (call === 'readSession') return token === known ? [200, { role: 'staff' }] : [401, {}];
  return [200, (answers[call] ?? ofBlog[call])?.(url) ?? []];
}

beforeEach(() => {
  known = 'token-1';
  refusing = null;
  half = null;
  isCodeAsked = false;
  asked = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  client.defaults.adapter = async (config) => {
    const { url = '', method = 'get', headers, data, responseType } = config;
    const token = String(headers.get('Authorization') ?? '').replace('Bearer ', '');
    const call = callAt(method, url);
    const [status, reply] = call ? answer(call, url, token, JSON.parse(data ?? 'null')) : [404, {}];
    const [key, blog] = [idempotencyKeyHeader, currentBlogHeader].map((name) => (headers.get(name) as string) ?? null);
    asked.push({ call: call ?? url, status, token, blog: blog ?? null, key: key ?? null });
    const sent = responseType === 'blob' && !(reply instanceof Blob) ? new Blob([JSON.stringify(reply)]) : reply;
    const response = { data: sent, status, statusText: '', headers: {}, config };
    if (config.validateStatus?.(status)) return response;
    throw Object.assign(new Error(), { isAxiosError: true, response });
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
});

const pageAt = async ({ path, who, ready }: Place) => {
  signInAs(who, 'mia');
  isCodeAsked = who === 'staff';
  const app = openApp(path, { session: creatorSession });
  await screen.findAllByText(ready);
  await waitFor(() => expect(asked.some(({ call }) => call in answers)).toBe(true));
  // The navigation counts on its own: it must not be the call that meets the end of the session.
  if (who !== 'staff') await waitFor(() => expect(asked.some(({ call }) => call === 'countNotifications')).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return app;
};

const write = (typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** The one that answers a question, where one is asked; else the first on the page. */
function buttonNamed(name: string | RegExp): HTMLElement {
  const named = ['button', 'checkbox'].flatMap((role) => screen.queryAllByRole(role, { name, hidden: true }));
  return named.find((button) => button.closest('[role=dialog]')) ?? named[0] ?? expect.fail(`No ${name}`);
}

/** The button of a name, once the answer to the press before has made it ready. */
const acceptedButton = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const button = buttonNamed(name);
    expect(button.ariaDisabled).not.toBe('true');
    return button;
  });

/** In the middle of it the session ends, so the password is asked for upon the page. */
async function doUnderALapse(place: Place, { first, typed = {}, picks, press }: Press) {
  const app = await pageAt(place);
  for (const name of [first ?? []].flat()) fireEvent.click(await acceptedButton(name));
  write(typed);
  if (picks !== undefined) fireEvent.click(screen.getByLabelText(picks, { exact: false }));
  known = 'token-2';
  asked = [];
  if (press !== undefined) fireEvent.click(buttonNamed(press));
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  return app;
}

/** Whoever it was is known, and asked for the password alone. */
async function signInAgain(username: string): Promise<void> {
  const again = within(screen.getByRole('dialog', { name: 'Please sign in again' }));
  const name = again.getByLabelText<HTMLInputElement>(/^(Username|Email or username)$/i);
  const password = again.getByLabelText('Password');
  expect(name.value).toBe('mia');
  expect([name, password]).toContain(document.activeElement);
  if (username !== 'mia') fireEvent.change(name, { target: { value: username } });
  fireEvent.change(password, { target: { value: 'open-sesame-1' } });
  fireEvent.click(again.getByRole('button', { name: 'Sign In' }));
  if (isCodeAsked) await confirm();
  const asks = /^(Please sign in again|Enter your code)$/;
  await waitFor(() => expect(screen.queryByRole('dialog', { name: asks })).toBeNull());
}

async function confirm(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Code from your app');
  expect(document.activeElement).toBe(field);
  fireEvent.input(field, { target: { value: '123 456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

const pressesAt = (place: Place) => place.presses.map((each) => ({ place, each, ...each, at: place.path }));
const presses = places.flatMap(pressesAt);
/** All pages keep their actions in the same way: by day one page is left to the same person, the next to another. */
const everySecond = (first: 0 | 1) => places.filter((_, index) => index % 2 === first);
const samePerson = isNightly ? presses : everySecond(0).flatMap((place) => pressesAt(place).slice(0, 1));
const otherPerson = isNightly ? presses : everySecond(1).flatMap((place) => pressesAt(place).slice(-1));

/** The sign-in has no session. The list of creators and saved searches are read and written as what is tried here. */
const likeOthers = ['logInSponsor', 'listEveryCreator', 'readSearches', 'saveSearch', 'changeSearch', 'openSearch'];

describe('a session that ends in the middle', () => {
  it('is tried with every call that is made in the name of sponsors and staff', () => {
    const ofStays = Object.entries(hotelBookingRoutes).filter(([, { path }]) => /^\/(sponsor|admin)\//.test(path));
    const theirs = [
      ...Object.keys({ ...backOfficeRoutes, ...sponsorRoutes }).filter((name) => !likeOthers.includes(name)),
      ...ofStays.map(([name]) => name),
      'listCreators',
      'readCreator',
    ];
    expect(Object.keys(answers).sort()).toEqual(theirs.sort());
    const atOpening = [
      'readStaffNotes',
      'removeStaffNote',
      'readShortlist',
      'compareCreators',
      'listWaiting',
      'readApplication',
      'readHotels',
      'readInvitation',
      'readStay',
    ];
    expect([...new Set([...presses.map(({ call }) => call), ...atOpening])].sort()).toEqual(theirs.sort());
  });

  it.each(samePerson)('at $at, loses nothing and finishes the action after the sign-in: $does', async (tried) => {
    await doUnderALapse(tried.place, tried.each);
    for (const [label, text] of Object.entries(tried.typed ?? {}))
      expect(screen.getAllByLabelText<HTMLInputElement>(label)[0]?.value).toBe(text);
    await signInAgain('mia');
    await waitFor(() => expect(deedsAt(tried.call).map(({ status }) => status)).toEqual([401, 200]));
    const [refused, done] = deedsAt(tried.call);
    expect([refused?.token, done?.token]).toEqual(['token-1', 'token-2']);
    if (routes[tried.call].method === 'POST') expect(refused?.key).toMatch(/^[\w-]{36}$/);
    expect(done?.key).toBe(refused?.key);
  });

  it.each(otherPerson)('at $at, gives another person a page of their own: $does', async (tried) => {
    await doUnderALapse(tried.place, tried.each);
    await signInAgain('noor');
    if (!tried.isInAddress) await screen.findAllByText(tried.place.ready);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    if (routes[tried.call].method === 'POST') expect(deedsAt(tried.call).map(({ status }) => status)).toEqual([401]);
    for (const label of Object.keys(tried.isInAddress ? {} : (tried.typed ?? {})))
      expect(screen.queryByLabelText<HTMLInputElement>(label)?.value ?? '').toBe('');
  });
});

describe('what asks for the password upon a page', () => {
  it('is closed by its own button alone, not by a stray key or press, since that leaves the page behind', async () => {
    const [place] = places.filter(({ path }) => path.endsWith('=held'));
    const [tried] = place?.presses.filter(({ does }) => does === 'rejects with a word') ?? [];
    await doUnderALapse(place as Place, tried as Press);
    const dialog = screen.getByRole('dialog', { name: 'Please sign in again' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.getByRole('dialog', { name: 'Please sign in again' })).toBe(dialog);
    expect(screen.getByLabelText<HTMLInputElement>('Message to the applicant').value).toBe('Too few trips');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a note that is refused', () => {
  it('stays as it was typed, with the keyboard in it', async () => {
    const [place] = places.filter(({ path }) => path.endsWith('creator-2'));
    await pageAt(place as Place);
    refusing = 'changeShortlist';
    const note = screen.getByLabelText<HTMLInputElement>('Note for your team');
    fireEvent.change(note, { target: { value: 'Spring' } });
    note.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await within(screen.getByRole('dialog')).findByText('Not now.');
    expect([note.isConnected, note.value, document.activeElement]).toEqual([true, 'Spring', note]);
  });

  it('is there again after a reload, as it was typed, and saved then; nobody else finds it', async () => {
    const [place] = places.filter(({ path }) => path.endsWith('creator-2'));
    const reload = async () => {
      cleanup();
      await pageAt(place as Place);
    };
    const noted = () => screen.getByLabelText<HTMLInputElement>('Note for your team').value;
    const writeInVain = async (note: string) => {
      refusing = 'changeShortlist';
      fireEvent.change(screen.getByLabelText('Note for your team'), { target: { value: note } });
      fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
      await within(screen.getByRole('dialog')).findByText('Not now.');
    };
    await pageAt(place as Place);
    await writeInVain('Spring');
    await reload();
    expect(noted()).toBe('Spring');
    await within(screen.getByRole('dialog')).findByText('Not now.');
    refusing = null;
    asked = [];
    await reload();
    expect(noted()).toBe('Spring');
    await waitFor(() => expect(deedsAt('changeShortlist').map(({ status }) => status)).toEqual([200]));
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Spring'));
    await writeInVain('Autumn');
    cleanup();
    localStorage.setItem('sponsorUser', JSON.stringify({ name: 'Noor', username: 'noor', email: 'n@mail.example' }));
    openApp((place as Place).path, { session: creatorSession });
    await screen.findByText('Save note');
    expect(noted()).not.toContain('Autumn');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Autumn');
  });
});

describe('the session of a creator that ends in the middle', () => {
  const mia = { name: 'Mia', username: 'mia', email: 'mia@mail.example' };
  const begun = { token: 'token-1', user: mia, currentBlog: 'mia' };

  it.each([
    ['/blog/mia/config', "Mia's Blog"],
    ['/hotel-booking-requests', 'Your stays'],
  ])('leaves %s as it is, for the same person', async (path, name) => {
    const { actor, router } = openApp(path, { session: creatorSession });
    act(() => actor.send({ type: 'session.begin', session: begun }));
    await act(() => router.navigate(path));
    const heading = await screen.findByRole('heading', { level: 1, name });
    known = 'token-2';
    act(() => actor.send({ type: 'session.lapse', token: 'token-1' }));
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await signInAgain('mia');
    expect(screen.getByRole('heading', { level: 1, name })).toBe(heading);
    expect([actor.getSnapshot().context.session?.token, localStorage.getItem('authToken')]).toEqual([
      'token-2',
      'token-2',
    ]);
    act(() => actor.send({ type: 'session.lapse', token: 'token-2' }));
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await signInAgain('noor');
    expect(heading.isConnected).toBe(false);
  });

  it('[HTTP-07] says in each call whose blog it is, those of the session as well', async () => {
    sessionStores.creator.write(begun);
    const { actor } = openApp('/blog/mia/config', { session: creatorSession });
    await screen.findByRole('heading', { level: 1, name: "Mia's Blog" });
    act(() => actor.send({ type: 'session.end' }));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('logOut'));
    const signed = asked.filter(({ token }) => token === 'token-1');
    expect(signed.map(({ call }) => call)).toEqual(expect.arrayContaining(['readSession', 'readBlogConfig', 'logOut']));
    expect(new Set(signed.map(({ blog }) => blog))).toEqual(new Set(['mia']));
  });
});

describe('a blog whose name is spelled in another way', () => {
  it('is one’s own, and its page found again after signing in', async () => {
    const { actor, router, heading } = openApp('/blog/Mia/config?on=map#days', { session: creatorSession });
    await heading('Sign in to your blog');
    write({ 'Email or username': 'mia@mail.example', Password: 'open-sesame-1' });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    const here = () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`;
    await waitFor(() => expect(here()).toBe('/blog/mia/config?on=map#days'));
    const kept = localStorage.getItem('currentBlog');
    expect([actor.getSnapshot().context.session?.currentBlog, kept]).toEqual(['mia', 'mia']);
    await act(() => router.navigate('/blog/MIA/login'));
    await waitFor(() => expect(here()).toBe('/blog/mia/config'));
    await act(() => router.navigate('/blog/MIA'));
    await screen.findByRole('button', { name: 'Logout' });
  });
});
