import { bookingStates } from '#contract/booking-choices.ts';
import type { ReadAddress } from '#machines/address-bar.ts';
import type { BookingsView } from '#machines/hotel-bookings/hotel-bookings.setup.ts';
import { valueIn } from '#rules/directory-address.ts';

interface BookingPaths {
  list: string;
  /** Names below the path of the list that are not the id of a stay. */
  reserved?: readonly string[];
  isSplit?: boolean;
}

export function bookingsAt(
  { path, parameters }: ReadAddress,
  { list, reserved = [], isSplit = false }: BookingPaths,
): BookingsView {
  const named = valueIn('state', parameters);
  const state = bookingStates.find((each) => each === named) ?? null;
  const [, rest] = path.split(`${list}/`);
  const id = rest === undefined || reserved.includes(rest) ? null : decoded(rest);
  const isListed = path === list || (isSplit && id !== null);
  return { isListed, state: isListed ? state : null, id };
}

/** A malformed escape names no stay: the id is kept as it is, and the server does not find it. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

export const listAddress = (list: string, state: string | null): string =>
  state === null ? list : `${list}?state=${state}`;
