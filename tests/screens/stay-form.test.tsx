import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { type StayPrefill, stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { kas } from '#tests/flows/stay-form.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { StayFormScreen } from '#web/hotel-bookings/stay-form-screen.tsx';

const trips = [
  { _id: 'trip-1', title: 'Winter light' },
  { _id: 'trip-2', title: 'Up the hill' },
];

async function openForm(at: string, stays: StayPrefill['stays'] = []) {
  const { logic, pending } = controllable(stayFormMachine);
  const actors = { city: controllable(citySearchMachine).logic, lists: controllable(referenceListsMachine).logic };
  const source = { kind: 'request', tripId: null, replaces: null } as const;
  const input = { source, timeZone: 'Europe/Istanbul', savedDraft: null, at: Date.parse(at) };
  const actor = createActor(logic.provide({ actors }), { input }).start();
  render(<StayFormScreen actor={actor} back={null} />, { wrapper: MemoryRouter });
  const prefill = { about: '', draft: {}, days: [], trips, stays };
  await act(async () => pending.get('fetchPrefill')?.resolve({ kind: 'found', prefill }));
  return { actor, pending };
}

const dayField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const noteOf = (label: string) =>
  document.getElementById(dayField(label).getAttribute('aria-describedby') ?? '')?.textContent;

describe('the form of a stay', () => {
  it('says which day is chosen, and offers none that is over', async () => {
    await openForm('2026-06-10T12:00:00Z');
    expect([noteOf('Check-in'), noteOf('Check-out')]).toEqual([undefined, undefined]);
    expect([dayField('Check-in').min, dayField('Check-out').min]).toEqual(['2026-06-11', '2026-06-12']);
    const fields = screen.getAllByLabelText(/^Check-(in|out)/);
    expect(fields.indexOf(dayField('Check-in'))).toBeLessThan(fields.indexOf(dayField('Check-out')));
    fireEvent.change(dayField('Check-in'), { target: { value: '2026-06-20' } });
    expect([noteOf('Check-in'), dayField('Check-out').min]).toEqual(['20 Jun 2026', '2026-06-21']);
    fireEvent.change(dayField('Check-in'), { target: { value: '20266-06-20' } });
    expect(dayField('Check-out').min).toBe('2026-06-12');
  });

  it('[BEYOND-62] says how many hours are left before a stay expires, by the clocks of its city, if that is less than a day', async () => {
    const { actor } = await openForm('2026-06-10T12:00:00Z');
    const warning = () => screen.queryByText(/^The hotel’s day ends in/)?.textContent;
    fireEvent.change(dayField('Check-in'), { target: { value: '2026-06-20' } });
    expect(warning()).toBeUndefined();
    fireEvent.change(dayField('Check-in'), { target: { value: '2026-06-11' } });
    expect(warning()).toBe('The hotel’s day ends in 9 hours. There may not be enough time for an answer.');
    act(() => actor.send({ type: 'city.choose', city: { ...kas, cityName: 'Tokyo', timeZone: 'Asia/Tokyo' } }));
    expect(warning()).toBe('The hotel’s day ends in 3 hours. There may not be enough time for an answer.');
    act(() => actor.send({ type: 'city.type', text: 'Elsewhere' }));
    expect(warning()).toBe('The hotel’s day ends in 9 hours. There may not be enough time for an answer.');
  });

  it('warns of own stays on the chosen days with a link to each, and lets the request be sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-10T12:00:00Z') });
    const { pending } = await openForm('2026-06-10T12:00:00Z', [
      { _id: 'stay-1', cityName: 'Lisbon', checkIn: '2026-06-20', checkOut: '2026-06-23' },
      { _id: 'stay-2', cityName: 'Porto', checkIn: '2026-06-25', checkOut: '2026-06-27' },
    ]);
    const warned = () =>
      screen
        .queryAllByRole<HTMLAnchorElement>('link')
        .filter(({ href }) => href.includes('/hotel-booking-requests/'))
        .map(({ textContent, href }) => [textContent, href.split('/').at(-1)]);
    const choose = (checkIn: string, checkOut: string) => {
      fireEvent.change(dayField('Check-in'), { target: { value: checkIn } });
      fireEvent.change(dayField('Check-out'), { target: { value: checkOut } });
    };
    expect(warned()).toEqual([]);
    fireEvent.change(dayField('Check-out'), { target: { value: '2026-06-24' } });
    expect(warned()).toEqual([]);
    choose('2026-06-23', '2026-06-25');
    expect(warned()).toEqual([]);
    choose('2026-06-22', '2026-06-24');
    expect(warned()).toEqual([['Lisbon, 20 – 23 Jun 2026', 'stay-1']]);
    expect(screen.getByText(/^You already have a stay on these days:/)).toBeDefined();
    choose('2026-06-18', '2026-06-30');
    expect(warned().map(([, id]) => id)).toEqual(['stay-1', 'stay-2']);
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Rize' } });
    fireEvent.change(screen.getByLabelText('Hotel name'), { target: { value: 'Tea House' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Paid/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(pending.has('submitStay')).toBe(true);
    vi.useRealTimers();
  });

  it('[BEYOND-60] fills in from the chosen trip what is still empty, follows another choice, and empties it for none', async () => {
    const { pending } = await openForm('2026-06-10T12:00:00Z');
    fireEvent.change(screen.getByLabelText('Hotel name'), { target: { value: 'Cliff House' } });
    fireEvent.change(screen.getByLabelText('Trip (optional)'), { target: { value: 'trip-1' } });
    const draft = { tripId: 'trip-1', hotelName: 'Bay House', cityName: 'Lisbon', checkIn: '2026-06-20' };
    const prefill = { about: 'Winter light', draft, days: [], trips, stays: [] };
    await act(async () => pending.get('fetchPrefill')?.resolve({ kind: 'found', prefill }));
    const values = () => ['Trip (optional)', 'Hotel name', 'City', 'Check-in'].map((label) => dayField(label).value);
    expect(values()).toEqual(['trip-1', 'Cliff House', 'Lisbon', '2026-06-20']);
    fireEvent.change(screen.getByLabelText('Trip (optional)'), { target: { value: 'trip-2' } });
    const hill = { ...prefill, draft: { tripId: 'trip-2', hotelName: 'Tea House', cityName: 'Rize' } };
    await act(async () => pending.get('fetchPrefill')?.resolve({ kind: 'found', prefill: hill }));
    expect(values()).toEqual(['trip-2', 'Cliff House', 'Rize', '']);
    fireEvent.change(screen.getByLabelText('Trip (optional)'), { target: { value: '' } });
    expect(values()).toEqual(['', 'Cliff House', '', '']);
  });
});
