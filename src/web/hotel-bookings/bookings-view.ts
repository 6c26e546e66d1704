import { bookingStates } from '#contract/booking-choices.ts';
import { maxAdded } from '#contract/sponsor-choices.ts';
import type { ReadAddress } from '#machines/address-bar.ts';
import type { BookingsView } from '#machines/hotel-bookings/hotel-bookings.setup.ts';
import type { StaySource } from '#machines/stay-form/stay-draft.ts';
import type { StayFormInput } from '#machines/stay-form/stay-form.machine.ts';
import { storedStay } from '#machines/stay-form/stay-storage.ts';
import { valueIn } from '#rules/parameters.ts';

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

/** The form at this address, with its saved draft. */
export function stayFormAt(address: ReadAddress, owner: string | null): StayFormInput | null {
  const source = sourceAt(address);
  if (source === null) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { source, timeZone, savedDraft: storedStay(owner, source).read(), at: Date.now() };
}

function sourceAt({ path, parameters }: ReadAddress): StaySource | null {
  const named = (name: string) => valueIn(name, parameters);
  if (path === '/hotel-booking-request') return { kind: 'request', tripId: named('trip'), replaces: named('again') };
  const [creatorId, another] = invitedIn(parameters);
  if (path !== '/invitations/new' || creatorId === undefined || another !== undefined) return null;
  return { kind: 'invitation', creatorId };
}

/** Several are invited by a form of their own. */
export const invitedIn = (parameters: ReadAddress['parameters']): string[] => {
  const ids = parameters.flatMap(([name, value]) => (name === 'creator' ? [value] : []));
  return [...new Set(ids)].slice(0, maxAdded);
};

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
