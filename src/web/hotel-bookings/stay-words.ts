import type { BookingState } from '#contract/booking-choices.ts';
import type { Booking, BookingItem } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/session.ts';
import { mayMove, moveNames } from '#machines/hotel-bookings/booking-moves.ts';
import { isOver } from '#machines/lifecycles/booking.view.ts';
import { daysAfter, nightsBetween } from '#rules/booking-days.ts';
import { dayLabel, rangeLabel } from '#rules/day-labels.ts';
import type { HotelBookingsMessages } from './hotel-bookings.messages.ts';
import { clockIn, zoneName } from './zone-labels.ts';

/** Whose clocks a stay goes by. */
export const placeOf = ({ isZoneOfCity, cityName, timeZone }: BookingItem): string =>
  isZoneOfCity ? cityName : zoneName(timeZone);

/** '12 – 14 Jun 2026'. */
export const daysOf = ({ checkIn, checkOut }: Pick<BookingItem, 'checkIn' | 'checkOut'>, language: Language): string =>
  rangeLabel({ from: checkIn, to: checkOut }, language);

export const nightsOf = ({ checkIn, checkOut }: Pick<BookingItem, 'checkIn' | 'checkOut'>): number =>
  nightsBetween(checkIn, checkOut);

/** Which hotel it is, and who has invited the creator there, for whoever is not the one. */
export function hotelOf({ hotelName, sponsor }: BookingItem, by: Role, text: HotelBookingsMessages): string {
  const name = hotelName || text.someHotel;
  return sponsor === null || by === 'sponsor' ? name : `${name} · ${text.invitedBy(sponsor.fullName)}`;
}

/** A moment by the clocks of the stay, with whose they are. */
export function momentOf(at: number, booking: BookingItem, text: HotelBookingsMessages, language: Language): string {
  const { day, time } = clockIn(booking.timeZone, at);
  return text.momentAt(`${dayLabel(day, language)}, ${time}`, placeOf(booking));
}

/** A moment until which something lasts: midnight is the end of the day before. */
export function untilOf(at: number, booking: BookingItem, text: HotelBookingsMessages, language: Language): string {
  const { day, time } = clockIn(booking.timeZone, at);
  if (time !== '00:00') return momentOf(at, booking, text, language);
  return text.endOf(dayLabel(daysAfter(day, -1), language), placeOf(booking));
}

/** By when, where it is not for ever. */
export function dueStep(booking: BookingItem, text: HotelBookingsMessages, language: Language): string | null {
  const said: Partial<Record<BookingState, (when: string) => string>> = text.due;
  const { dueAt, state } = booking;
  return dueAt === null ? null : (said[state]?.(untilOf(dueAt, booking, text, language)) ?? null);
}

/** A role that can do more than decline or cancel. */
export function waitsFor(booking: BookingItem, by: Role): boolean {
  if (booking.state === 'COMPLETED') return false;
  const moves = moveNames.filter((name) => name !== 'cancel' && name !== 'decline');
  return moves.some((name) => mayMove({ currentBooking: booking, by }, name));
}

/** Whom a sponsor may ask once more, since this one came to nothing. */
export const mayInviteAgain = (booking: BookingItem): boolean => isOver(booking.state) && booking.state !== 'COMPLETED';

/** Asking for other dates calls this one off in the same step, where that is still to be done. */
export const mayAskAgain = ({ origin, replacedBy }: Pick<Booking, 'origin' | 'replacedBy'>): boolean =>
  origin === 'request' && replacedBy === null;
