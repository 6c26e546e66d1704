import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { BookingState } from '#contract/booking-choices.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';
import { StayFormScreen } from '#web/hotel-bookings/stay-form-screen.tsx';
import { StayScreen } from '#web/hotel-bookings/stay-screen.tsx';
import { StaysScreen } from '#web/hotel-bookings/stays-screen.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { controlledActors } from './controlled-actors.ts';

const machine = hotelBookingsMachine.provide({ actors: { address: fromCallback(() => {}) } });
const offer = {
  hotelName: 'Bay House',
  address: 'Liman Sokak 3, Kaş',
  terms: 'Breakfast for two reels.',
  replyBy: 1_780_700_000_000,
};

/** The page of one, which is asked for; what settles the call. */
function openStay(by: 'creator' | 'sponsor' | 'staff') {
  const { start, settle } = controlledActors();
  const view = { isListed: false, id: 'stay-1', state: null };
  const actor: never = start('stays', machine, { by, view });
  render(<StayScreen actor={actor} />, { wrapper: MemoryRouter });
  return settle;
}

function openList() {
  const flows = controlledActors();
  const actor: never = flows.start('stays', machine, {
    by: 'creator',
    view: { isListed: true, id: null, state: null },
  });
  render(<StaysScreen actor={actor} />, { wrapper: MemoryRouter });
  return flows;
}

describe.each([
  ['no message', 'Wrong Services'],
  ["the server's message", { message: 'The hotels are closed.' }],
])('a call that fails with %s', (_, error) => {
  const { start, settle, fail } = controlledActors();
  const begin = (id: string | null): never =>
    start('stays', machine, { by: 'creator', view: { isListed: id === null, id, state: null } });
  const expectMessage = (byDefault: string) => {
    const message = typeof error === 'string' ? byDefault : error.message;
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(screen.queryByText(/^(Loading|Sending)/)).toBeNull();
  };

  it('[BOOK-17, BOOK-19] shows it, or the default of a list', async () => {
    const actor = begin(null);
    render(<StaysScreen actor={actor} />, { wrapper: MemoryRouter });
    await fail('stays', 'fetchBookings', error);
    expectMessage('Failed to fetch hotel bookings');
  });

  it('[BOOK-17, BOOK-20] shows it, or the default of one booking', async () => {
    const actor = begin('stay-1');
    render(<StayScreen actor={actor} />, { wrapper: MemoryRouter });
    await fail('stays', 'fetchBooking', error);
    expectMessage('Failed to fetch hotel booking');
    expect(screen.queryByText('Failed to fetch hotel bookings')).toBeNull();
  });

  it('[BOOK-17, BOOK-21, BOOK-22] shows it, or the default of a note, until it is dismissed', async () => {
    const actor = begin('stay-1');
    render(<StayScreen actor={actor} />, { wrapper: MemoryRouter });
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking() });
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'At nine.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await fail('stays', 'addNote', error);
    expectMessage('Failed to add note');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[BOOK-17, BOOK-18] shows it, or the default of a request', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:00Z') });
    const { logic, pending } = controllable(stayFormMachine);
    const actors = { city: controllable(citySearchMachine).logic, lists: controllable(referenceListsMachine).logic };
    const draft = {
      ...{ tripId: null, hotelName: 'Bay House', cityName: 'Kaş', cityId: 'city-1', timeZone: 'Europe/Istanbul' },
      ...{ checkIn: '2026-06-12', checkOut: '2026-06-14', adults: 1, children: 0, rooms: 1 },
      ...{ stayType: 'paid' as const, deliverables: [], budgetPerNight: '', currency: '' as const },
      ...{ remarks: '', contactPhone: '' },
    };
    const source = { kind: 'request', tripId: null, replaces: null } as const;
    const input = { source, timeZone: 'Europe/Istanbul', savedDraft: draft, at: 0 };
    const actor = createActor(logic.provide({ actors }), { input }).start();
    render(<StayFormScreen actor={actor} back={null} />, { wrapper: MemoryRouter });
    const prefill = { about: '', draft: {}, days: [], trips: [], stays: [] };
    await act(async () => pending.get('fetchPrefill')?.resolve({ kind: 'found', prefill }));
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDefined();
    await act(async () => pending.get('submitStay')?.reject(error));
    expectMessage('Failed to create hotel booking');
    vi.useRealTimers();
  });
});

describe('the stays of a creator', () => {
  it.each([
    ['creator', 'Message from the host'],
    ['staff', 'Message from the host'],
    ['sponsor', 'Your message'],
  ] as const)('show the message of an invitation to a %s before anything else: %s', async (by, title) => {
    const settle = openStay(by);
    const word = 'Come and see the bay.';
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ state: 'INVITED', word }) });
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe(title);
    expect(within(screen.getByRole('region', { name: title })).getByText(word)).toBeDefined();
    expect(screen.getAllByText(word)).toHaveLength(1);
  });

  it('show no message where the creator asked', async () => {
    const settle = openStay('creator');
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking() });
    expect(screen.queryByRole('heading', { name: 'Message from the host' })).toBeNull();
  });

  it.each([
    [
      'en',
      {
        'Your turn': ['turn'],
        'Waiting for a reply': ['asked', 'other-dates'],
        Upcoming: ['confirmed'],
        'Past and closed': ['completed', 'declined'],
      },
    ],
    [
      'tr',
      {
        'Sıra sizde': ['turn'],
        'Yanıt bekleyenler': ['asked', 'other-dates'],
        Yaklaşanlar: ['confirmed'],
        'Geçmiş ve kapananlar': ['completed', 'declined'],
      },
    ],
  ] as const)('[BEYOND-61] stand under who acts next (%s)', async (language, groups) => {
    chooseLanguage(language);
    const { settle } = openList();
    const states = {
      turn: 'OFFERED',
      asked: 'REQUESTED',
      'other-dates': 'OTHER_DATES',
      confirmed: 'CONFIRMED',
    } as const;
    const over = { completed: 'COMPLETED', declined: 'DECLINED' } as const;
    const data = Object.entries({ ...states, ...over }).map(([_id, state]) => itemOf(makeBooking({ _id, state })));
    await settle('stays', 'fetchBookings', { data, total: data.length, next: null, counts: { REQUESTED: 1 } });
    const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => {
      const links = within(screen.getByRole('list', { name: textContent ?? '' })).getAllByRole('link');
      return [textContent, links.map((link) => link.getAttribute('href')?.split('/').at(-1))];
    });
    expect(shown).toEqual(Object.entries(groups));
    chooseLanguage('en');
  });

  it('say below the last of them that more could not be had, where more was asked for', async () => {
    const { settle, fail } = openList();
    const reply = { data: [itemOf(makeBooking())], total: 2, next: 'stay-1', counts: { REQUESTED: 2 } };
    await settle('stays', 'fetchBookings', reply);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await fail('stays', 'fetchBookings');
    const more = screen.getByRole('button', { name: 'Show more' });
    expect(more.compareDocumentPosition(screen.getByRole('alert'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle('stays', 'fetchBookings', { ...reply, data: [itemOf(makeBooking({ _id: 'stay-2' }))] });
    expect(screen.queryByRole('alert')).toBeNull();
    const list = within(screen.getByRole('region', { name: 'Stays' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['OFFERED', true],
    ['CONFIRMED', false],
    ['CANCELLED', false],
  ] as [BookingState, boolean][])(
    'say of an offer that is %s by when it is to be answered: %s',
    async (state, isSaid) => {
      const settle = openStay('creator');
      await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ state, offer }) });
      const card = within(screen.getByRole('region', { name: 'Offer' }));
      expect([card.queryByText('Terms of the stay') !== null, card.queryByText('Reply by') !== null]).toEqual([
        true,
        isSaid,
      ]);
    },
  );

  it('name the trip that they are for, and lead their creator to it', async () => {
    const trip = { _id: 'trip-1', title: 'Winter light' };
    const settle = openStay('creator');
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ tripId: 'trip-1', trip }) });
    const summary = within(screen.getByRole('complementary', { name: 'Details' }));
    expect(summary.getByRole('link', { name: 'Winter light' }).getAttribute('href')).toBe('/blog/deniz/trips/trip-1');
    cleanup();
    const ofStaff = openStay('staff');
    await ofStaff('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ tripId: 'trip-1', trip: null }) });
    expect(screen.getByText('The trip for this stay was deleted.')).toBeDefined();
    cleanup();
    const { settle: answer } = openList();
    const waiting = makeBooking({ _id: 'stay-2', state: 'OFFERED', cityName: 'Bodrum', offer });
    const withoutDays = { ...waiting, _id: 'stay-3', cityName: 'İzmir', checkIn: '', checkOut: '' };
    const data = [itemOf(makeBooking({ tripId: 'trip-1', trip })), itemOf(waiting), itemOf(withoutDays)];
    await answer('stays', 'fetchBookings', { data, total: 3, next: null, counts: { REQUESTED: 1, OFFERED: 2 } });
    expect(screen.getByText('Winter light')).toBeDefined();
    const linksOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksOf('Your turn')).toEqual(['/hotel-booking-requests/stay-2', '/hotel-booking-requests/stay-3']);
    expect(linksOf('Waiting for a reply')).toEqual(['/hotel-booking-requests/stay-1']);
  });

  it.each([
    ['creator', 'OFFERED', 'You have 3 hours left to reply.'],
    ['creator', 'REQUESTED', 'This expires in 3 hours. There may not be enough time for an answer.'],
    ['staff', 'REQUESTED', 'You have 3 hours left to reply.'],
    ['creator', 'CONFIRMED', null],
  ] as const)('[BEYOND-66] say to the %s of one that is %s how many hours are left', async (by, state, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:00Z') });
    const settle = openStay(by);
    const dueAt = Date.parse('2026-06-01T15:30:00Z');
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ state, dueAt }) });
    expect(screen.queryByText(/hours/)?.textContent ?? null).toBe(text);
    vi.useRealTimers();
  });

  it('offer no day that is over, nor a check-out before the check-in, where other dates are asked for', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T22:00:00Z') });
    const settle = openStay('creator');
    await settle('stays', 'fetchBooking', {
      kind: 'found',
      booking: makeBooking({ origin: 'invitation', state: 'INVITED' }),
    });
    const [checkIn, checkOut] = ['Check-in', 'Check-out'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
    expect([checkIn?.value, checkIn?.min, checkOut?.min]).toEqual(['2026-06-12', '2026-06-03', '2026-06-13']);
    fireEvent.change(checkIn as HTMLInputElement, { target: { value: '2026-06-20' } });
    expect([checkIn?.min, checkOut?.min]).toEqual(['2026-06-03', '2026-06-21']);
    fireEvent.change(checkIn as HTMLInputElement, { target: { value: '' } });
    expect(checkOut?.min).toBe('2026-06-04');
    vi.useRealTimers();
  });

  it('offer no day to reply by that is over, nor the day of the check-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T22:00:00Z') });
    const settle = openStay('staff');
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ state: 'IN_REVIEW' }) });
    const replyBy = screen.getByLabelText<HTMLInputElement>('Reply by');
    expect([replyBy.min, replyBy.max]).toEqual(['2026-06-02', '2026-06-11']);
    vi.useRealTimers();
  });

  it.each([
    ['REQUESTED', 'The reason is optional. Everyone involved in this stay can read it.'],
    ['CONFIRMED', 'Give a reason. Everyone involved in this stay can read it.'],
  ] as const)('say before %s is cancelled whether that takes a reason', async (state, words) => {
    const settle = openStay('creator');
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ state, offer }) });
    expect(screen.getByText(`You can’t undo this. ${words}`)).toBeDefined();
  });

  it.each([
    ['INVITED', ['Withdraw the invitation', 'Withdraw the invitation'], 'Cancel this stay'],
    ['CONFIRMED', ['Cancel this stay', 'Confirm the cancellation'], 'Withdraw the invitation'],
  ] as const)('say what a sponsor ends where it is %s', async (state, words, others) => {
    const settle = openStay('sponsor');
    const sponsor = { _id: 'sponsor-1', fullName: 'Blue Bay' };
    const booking = makeBooking({ origin: 'invitation', state, sponsor, offer });
    await settle('stays', 'fetchBooking', { kind: 'found', booking });
    const [name, confirm] = words;
    expect(screen.getAllByText(name).length).toBe(name === confirm ? 2 : 1);
    expect(screen.getByRole('button', { name: confirm, hidden: true })).toBeDefined();
    expect(screen.queryByText(others)).toBeNull();
  });

  it('are nobody’s turn while their creator is suspended, and say so', async () => {
    const settle = openStay('staff');
    const reviewed = makeBooking({ state: 'IN_REVIEW' });
    const creator = { ...reviewed.creator, isActive: false };
    await settle('stays', 'fetchBooking', { kind: 'found', booking: { ...reviewed, creator } });
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    expect(
      next.getByText('Deniz Yıldız is not active at the moment, so no one can confirm this stay yet.'),
    ).toBeDefined();
    expect([next.queryByText('Make an offer'), next.queryByText('Decline') === null]).toEqual([null, false]);
  });

  it('show what was typed about one the last time, unfolded', async () => {
    const settle = openStay('staff');
    const drafts = { note: 'Half a', 'offer.hotelName': 'Cliff House', 'offer.terms': 'Breakfast.' };
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ state: 'IN_REVIEW' }), drafts });
    expect(screen.getByDisplayValue('Half a')).toBeDefined();
    const form = screen.getByDisplayValue('Cliff House').closest('details');
    expect([form?.open, form?.contains(screen.getByDisplayValue('Breakfast.'))]).toEqual([true, true]);
  });

  it('say below a field what it lacks, until it is written', async () => {
    const settle = openStay('staff');
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ state: 'IN_REVIEW' }) });
    const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(said()).toEqual(['Note cannot be empty']);
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'A' } });
    expect(said()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
    expect(said()).toEqual(['Address is required', 'Terms of the stay is required', 'Reply by is required']);
    const address = screen.getByLabelText('Address');
    expect(document.activeElement).toBe(address);
    fireEvent.input(address, { target: { value: 'Liman 3' } });
    expect(said()).toEqual(['Terms of the stay is required', 'Reply by is required']);
  });
});

describe('a stay that was changed in another tab', () => {
  it.each([
    ['en', 'Accept', 'This stay is already confirmed.'],
    ['tr', 'Öneriyi kabul et', 'Konaklamanın durumu bu arada değişti: Onaylandı.'],
  ] as const)('shows in %s what it has become, and asks for no reload', async (language, accept, words) => {
    chooseLanguage(language);
    const settle = openStay('creator');
    await settle('stays', 'fetchBooking', { kind: 'found', booking: makeBooking({ state: 'OFFERED', offer }) });
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${accept}`) }));
    await settle('stays', 'moveBooking', {
      kind: 'overtaken',
      message: 'Reload the page.',
      booking: makeBooking({ state: 'CONFIRMED', offer }),
    });
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain(words);
    expect(alert).not.toContain('Reload');
    chooseLanguage('en');
  });
});
