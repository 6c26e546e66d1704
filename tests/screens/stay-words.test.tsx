import { describe, expect, it } from 'vitest';
import type { BookingReply } from '#contract/hotel-booking.ts';
import { makeBooking } from '#tests/kit/stays.ts';
import { hotelBookingsMessages } from '#web/hotel-bookings/hotel-bookings.messages.ts';
import { dueStep, moveLabel, nextStep } from '#web/hotel-bookings/stay-labels.ts';
import { stayPageMessages } from '#web/hotel-bookings/stay-page.messages.ts';

const { en, tr } = hotelBookingsMessages;
const page = { ...en, ...stayPageMessages.en };
const now = Date.parse('2026-06-01T12:00:00Z');
const dueAt = Date.parse('2026-06-04T15:57:00Z');
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const stay = (given: Partial<BookingReply>) => makeBooking({ dueAt, timeZone: 'Europe/Istanbul', ...given });

describe('the words of a stay', () => {
  it('say whose answer is awaited until when', () => {
    const requested = stay({ state: 'REQUESTED' });
    expect(dueStep(requested, { by: 'creator', now }, en, 'en')).toMatch(/^We’ll answer by 4 Jun 2026, 18:57/);
    expect(dueStep(requested, { by: 'staff', now }, en, 'en')).toMatch(/^Answer by 4 Jun 2026, 18:57/);
    expect(dueStep(requested, { by: 'creator', now }, tr, 'tr')).toMatch(
      /^Yanıtımız için son tarih: 4 Haz 2026, 18:57/,
    );
  });

  it('count the days until check-in, and name the check-out once the guest is there', () => {
    const due = (checkIn: string) =>
      dueStep(stay({ state: 'CONFIRMED', checkIn, checkOut: '2026-06-30' }), { by: 'creator', now }, en, 'en');
    expect(['2026-06-19', '2026-06-02', '2026-06-01', '2026-05-31'].map(due)).toEqual([
      'Check-in 19 Jun 2026, in 18 days',
      'Check-in 2 Jun 2026, tomorrow',
      'Check-in 1 Jun 2026, today',
      'Check-out 30 Jun 2026',
    ]);
  });

  it('name the place of a time only where its clock differs from the reader’s', () => {
    const due = (timeZone: string) => dueStep(stay({ state: 'OFFERED', timeZone }), { by: 'creator', now }, en, 'en');
    expect(due(ownZone)).not.toContain('time)');
    expect(due('Pacific/Kiritimati')).toMatch(/\(.+ time\)\.$/);
  });

  it('call what a sponsor takes back a withdrawn invitation, and what is cancelled later a cancelled stay', () => {
    const event = { _id: 'e', at: now, by: 'sponsor' as const, reason: '' };
    const [invite, cancel] = ['booking.invite', 'booking.cancel'].map((move) => ({ ...event, move }));
    const accept = { ...event, move: 'booking.accept', by: 'creator' as const };
    const stepAfter = (...events: (typeof event & { move: string })[]) =>
      nextStep(stay({ origin: 'invitation', state: 'CANCELLED', events } as Partial<BookingReply>), 'sponsor', page);
    if (!invite || !cancel) throw new Error('no events');
    expect(stepAfter(invite, cancel)).toBe('You withdrew this invitation.');
    expect(stepAfter(invite, accept as never, cancel)).toBe('This stay was cancelled.');
    expect(moveLabel('cancel', { state: 'OTHER_DATES' }, 'sponsor', page)).toBe('Withdraw the invitation');
    expect(moveLabel('cancel', { state: 'OTHER_DATES' }, 'creator', page)).toBe('Cancel this stay');
    expect(moveLabel('cancel', { state: 'OFFERED' }, 'creator', page)).toBe('Decline the offer');
  });
});
