import type { Role } from '#contract/session.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import type { SignedIn } from '../http/access.ts';
import type { ListOwner } from './booking-list.store.ts';

/** Whoever reads or moves stays: a creator their own, a sponsor those that they have invited to, staff all. */
export type Party = Pick<SignedIn, 'accountId' | 'role' | 'name'>;

const ownColumns = { creator: 'creatorId', sponsor: 'sponsorId' } as const satisfies Partial<Record<Role, string>>;

export function ownerOf({ accountId, role }: Party): ListOwner {
  if (role === 'staff') return null;
  return role === 'creator' ? { creatorId: accountId } : { sponsorId: accountId };
}

export const isTheirs = ({ accountId, role }: Party, booking: Pick<BookingTable, 'creatorId' | 'sponsorId'>): boolean =>
  role === 'staff' || booking[ownColumns[role]] === accountId;
