import type { Role } from '#contract/roles.ts';
import type { ListGroup } from '#machines/lifecycles/booking.view.ts';

export interface ListOrder {
  by: 'createdAt' | 'dueAt' | 'checkIn';
  direction: 'asc' | 'desc';
}

export const newestFirst: ListOrder = { by: 'createdAt', direction: 'desc' };

const orders: Record<ListGroup, ListOrder> = {
  turn: { by: 'dueAt', direction: 'asc' },
  waiting: newestFirst,
  upcoming: { by: 'checkIn', direction: 'asc' },
  past: { by: 'checkIn', direction: 'desc' },
  others: newestFirst,
};

/** Staff read the bookings of everyone, which only the order of creation has an index for. */
export const orderOf = (role: Role, group: ListGroup): ListOrder => (role === 'staff' ? newestFirst : orders[group]);
