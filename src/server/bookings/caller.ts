import type { Role } from '#contract/roles.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import type { SignedIn } from '../http/access.ts';
import type { ListOwner } from './booking-list.store.ts';

/** A creator sees their own bookings, a sponsor those they invited to, staff all. */
export type Caller = Pick<SignedIn, 'accountId' | 'role' | 'name'>;

const ownColumns = { creator: 'creatorId', sponsor: 'sponsorId' } as const satisfies Partial<Record<Role, string>>;

export function ownerOf({ accountId, role }: Caller): ListOwner {
  if (role === 'staff') return null;
  return role === 'creator' ? { creatorId: accountId } : { sponsorId: accountId };
}

export const canAccess = (
  { accountId, role }: Caller,
  booking: Pick<BookingTable, 'creatorId' | 'sponsorId'>,
): boolean => role === 'staff' || booking[ownColumns[role]] === accountId;
