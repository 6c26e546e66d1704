import type { BookingState } from '#contract/booking-choices.ts';
import type { Booking, BookingItem } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/session.ts';
import type { MoveName } from '#machines/hotel-bookings/booking-moves.ts';
import { isWaitingFor, needsActiveCreator } from '#machines/lifecycles/booking.view.ts';
import type { StayMessages } from './use-stay-messages.ts';
import { zoneName } from './zone-labels.ts';

export const whoseDays = (booking: BookingItem, messages: StayMessages): string =>
  booking.isZoneOfCity ? messages.daysOf(booking.cityName) : messages.daysOfZone(zoneName(booking.timeZone));

export function nextStep(booking: BookingItem, by: Role, messages: StayMessages): string {
  const creator = booking.creator.fullName;
  if (!booking.creator.isActive && needsActiveCreator(booking.state)) return messages.notActive(creator);
  const host = booking.sponsor?.fullName ?? messages.team;
  const isOfHost = by === 'creator' || (by === 'staff' && isWaitingFor(booking.state, 'sponsor'));
  return messages.steps[by][booking.state](isOfHost ? host : creator);
}

export function moveLabel(name: MoveName, { state }: Pick<Booking, 'state'>, messages: StayMessages): string {
  const accepting: Partial<Record<BookingState, string>> = messages.accept;
  if (name === 'cancel' && state === 'INVITED') return messages.withdraw;
  return (name === 'accept' ? accepting[state] : undefined) ?? messages.moves[name];
}
