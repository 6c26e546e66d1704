import { bookingStates } from '#contract/booking-choices.ts';
import type { ReadAddress } from '#machines/address-bar.ts';
import type { BookingsPlace } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { valueIn } from '#rules/directory-address.ts';

interface Paths {
  /** The folder of the list, in which each stay has its address. */
  list: string;
  /** Addresses in that folder that name no stay. */
  others?: readonly string[];
  /** Whether the list stands beside the stay that is open. */
  isBeside?: boolean;
}

/** Which of the bookings an address shows. */
export function bookingsAt(
  { path, parameters }: ReadAddress,
  { list, others = [], isBeside = false }: Paths,
): BookingsPlace {
  const asked = valueIn('state', parameters);
  const state = bookingStates.find((each) => each === asked) ?? null;
  const [, rest] = path.split(`${list}/`);
  const id = rest === undefined || others.includes(rest) ? null : decodeURIComponent(rest);
  const isListed = path === list || (isBeside && id !== null);
  return { isListed, state: isListed ? state : null, id };
}

/** The address of a list of one state. */
export const ofState = (list: string, state: string | null): string =>
  state === null ? list : `${list}?state=${state}`;
