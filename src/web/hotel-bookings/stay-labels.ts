import type { BookingState } from '#contract/booking-choices.ts';
import type { Booking, BookingItem } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { MoveName } from '#machines/hotel-bookings/booking-moves.ts';
import { isClosed, isWaitingFor, needsActiveCreator } from '#machines/lifecycles/booking.view.ts';
import { dayIn, daysAfter, nightsBetween } from '#rules/booking-days.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, isDay, rangeLabel } from '#rules/day-labels.ts';
import type { HotelBookingsMessages } from './hotel-bookings.messages.ts';
import type { StayMessages } from './use-stay-messages.ts';

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

export function clockIn(timeZone: string, at: number): { day: string; time: string } {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }): [string, string] => [type, value]),
  );
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return { day: `${year}-${month}-${day}`, time: `${parts.get('hour')}:${parts.get('minute')}` };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached because they are slow to create. An unknown zone falls back to UTC. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = makeFormat(timeZone) ?? makeFormat('UTC') ?? new Intl.DateTimeFormat('en-GB');
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...digits, hourCycle: 'h23', timeZone });
  } catch {
    return null;
  }
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const zoneName = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

export const whoseDays = (booking: BookingItem, messages: StayMessages, language: Language): string =>
  booking.isZoneOfCity
    ? messages.daysOf(cityNameIn(booking.cityName, language))
    : messages.daysOfZone(zoneName(booking.timeZone));

/** A sponsor takes an invitation back before it is accepted. */
export const isWithdrawn = ({ state, events }: Pick<Booking, 'state' | 'events'>): boolean =>
  state === 'CANCELLED' &&
  events.some(({ move, by }) => move === 'booking.cancel' && by === 'sponsor') &&
  !events.some(({ move }) => move === 'booking.accept');

export function nextStep(booking: Booking & { state: BookingState }, by: Role, messages: StayMessages): string {
  if (by === 'sponsor' && isWithdrawn(booking)) return messages.withdrawn;
  const creator = booking.creator.fullName;
  if (!booking.creator.isActive && needsActiveCreator(booking.state)) return messages.notActive(creator);
  const host = booking.sponsor?.fullName ?? messages.team;
  const isOfHost = by === 'creator' || (by === 'staff' && isWaitingFor(booking.state, 'sponsor'));
  return messages.steps[by][booking.state](isOfHost ? host : creator);
}

export function moveLabel(name: MoveName, { state }: Pick<Booking, 'state'>, by: Role, messages: StayMessages): string {
  const accepting: Partial<Record<string, string>> = messages.accept;
  if (name === 'cancel') return cancelLabel(state, by, messages) ?? messages.moves.cancel;
  return (name === 'accept' ? accepting[state ?? ''] : undefined) ?? messages.moves[name];
}

/** Before anything is agreed there is no stay to cancel. */
export function cancelLabel(state: BookingState | null, by: Role, messages: StayMessages): string | null {
  if (by === 'sponsor' && (state === 'INVITED' || state === 'OTHER_DATES')) return messages.withdraw;
  return by === 'creator' && state === 'OFFERED' ? messages.declineOffer : null;
}
