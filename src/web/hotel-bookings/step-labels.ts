import type { BookingState } from '#contract/booking-choices.ts';
import type { Booking, BookingItem } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/session.ts';
import type { MoveName } from '#machines/hotel-bookings/booking-moves.ts';
import { isWaitingFor, needsActiveCreator } from '#machines/lifecycles/booking.view.ts';
import type { StayText } from './use-stay-text.ts';
import { zoneName } from './zone-labels.ts';

export const whoseDays = (booking: BookingItem, text: StayText): string =>
  booking.isZoneOfCity ? text.daysOf(booking.cityName) : text.daysOfZone(zoneName(booking.timeZone));

export function nextStep(booking: BookingItem, by: Role, text: StayText): string {
  const creator = booking.creator.fullName;
  if (!booking.creator.isActive && needsActiveCreator(booking.state)) return text.notActive(creator);
  const host = booking.sponsor?.fullName ?? text.team;
  const isOfHost = by === 'creator' || (by === 'staff' && isWaitingFor(booking.state, 'sponsor'));
  return text.steps[by][booking.state](isOfHost ? host : creator);
}

export function moveLabel(name: MoveName, { state }: Pick<Booking, 'state'>, text: StayText): string {
  const accepting: Partial<Record<BookingState, string>> = text.accept;
  if (name === 'cancel' && state === 'INVITED') return text.takeBack;
  return (name === 'accept' ? accepting[state] : undefined) ?? text.moves[name];
}
