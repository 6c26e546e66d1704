import type { BookingState } from '#contract/booking-choices.ts';
import type { Booking, BookingItem } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { MoveName } from '#machines/hotel-bookings/booking-moves.ts';
import { isWaitingFor, needsActiveCreator } from '#machines/lifecycles/booking.view.ts';
import { cityNameIn } from '#rules/city-name.ts';
import type { StayMessages } from './use-stay-messages.ts';
import { zoneName } from './zone-labels.ts';

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
