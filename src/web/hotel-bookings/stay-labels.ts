import type { Booking, BookingItem } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { isClosed } from '#machines/lifecycles/booking.view.ts';
import { dayIn, daysAfter, nightsBetween } from '#rules/booking-days.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, isDay, rangeLabel } from '#rules/day-labels.ts';
import type { HotelBookingsMessages } from './hotel-bookings.messages.ts';
import { clockIn, ownZone, zoneName } from './zone-labels.ts';

export const platformNames = { instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok', blog: 'Blog' } as const;

export const placeOf = ({ isZoneOfCity, cityName, timeZone }: BookingItem, language: Language): string =>
  isZoneOfCity ? cityNameIn(cityName, language) : zoneName(timeZone);

export const daysOf = ({ checkIn, checkOut }: Pick<BookingItem, 'checkIn' | 'checkOut'>, language: Language): string =>
  rangeLabel({ from: checkIn, to: checkOut }, language);

/** Null where the server names no two days. */
export const nightsOf = ({ checkIn, checkOut }: Pick<BookingItem, 'checkIn' | 'checkOut'>): number | null =>
  isDay(checkIn) && isDay(checkOut) ? nightsBetween(checkIn, checkOut) : null;

export function hotelOf({ state, hotelName, sponsor }: BookingItem, by: Role, messages: HotelBookingsMessages): string {
  const name = hotelName || (state === null ? '' : messages.hotelOpen);
  return sponsor === null || by === 'sponsor' ? name : `${name} · ${messages.invitedBy(sponsor.fullName)}`;
}

export function momentOf(
  at: number,
  booking: BookingItem,
  messages: HotelBookingsMessages,
  language: Language,
): string {
  const { day, time } = clockIn(booking.timeZone, at);
  return messages.momentAt(`${dayLabel(day, language)}, ${time}`, placeToName(booking, at, language));
}

/** Midnight is shown as the end of the day before. */
export function untilOf(at: number, booking: BookingItem, messages: HotelBookingsMessages, language: Language): string {
  const { day, time } = clockIn(booking.timeZone, at);
  if (time !== '00:00') return momentOf(at, booking, messages, language);
  return messages.endOfDay(dayLabel(daysAfter(day, -1), language), placeToName(booking, at, language));
}

/** Empty where the reader's clock shows the same: then the place says nothing. */
function placeToName(booking: BookingItem, at: number, language: Language): string {
  const [there, here] = [clockIn(booking.timeZone, at), clockIn(ownZone(), at)];
  return there.day === here.day && there.time === here.time ? '' : placeOf(booking, language);
}

interface Reader {
  by: Role;
  now: number;
}

export function dueStep(
  booking: BookingItem,
  { by, now }: Reader,
  messages: HotelBookingsMessages,
  language: Language,
): string | null {
  const { dueAt, state, checkIn, checkOut, timeZone } = booking;
  if (state === 'CONFIRMED') {
    if (!isDay(checkIn)) return null;
    const days = nightsBetween(dayIn(timeZone, now), checkIn);
    return days < 0
      ? messages.checkOutDay(dayLabel(checkOut, language))
      : messages.checkInDay(dayLabel(checkIn, language), days);
  }
  const dueTexts: Partial<Record<string, (when: string, by: Role) => string>> = messages.due;
  return dueAt === null ? null : (dueTexts[state ?? '']?.(untilOf(dueAt, booking, messages, language), by) ?? null);
}

export const mayInviteAgain = (booking: BookingItem): boolean =>
  isClosed(booking.state) && booking.state !== 'COMPLETED';

/** The new request cancels this one, if it is still open. */
export const mayAskAgain = ({ origin, replacedBy }: Pick<Booking, 'origin' | 'replacedBy'>): boolean =>
  origin === 'request' && replacedBy === null;
