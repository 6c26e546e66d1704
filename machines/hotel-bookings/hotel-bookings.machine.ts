import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { form } from './form.region.ts';
import { bookings } from './hotel-bookings.setup.ts';
import { list } from './list.region.ts';
import { sending } from './sending.region.ts';
import { stay } from './stay.region.ts';

/** The hotel bookings of one role: the list, the open stay, what is sent about it, and the form for a new one. */
export const hotelBookingsMachine = bookings.createMachine({
  id: 'hotelBookings',
  context: ({ input: { by, view } }) => ({
    by,
    view,
    list: [],
    total: 0,
    next: null,
    counts: {},
    listError: null,
    currentBooking: null,
    stayError: null,
    note: '',
    moveDrafts: {},
    attempt: null,
    recipientId: '',
    sendErrors: {},
  }),
  invoke: { id: 'address', src: 'address' },
  type: 'parallel',
  states: { list, stay, sending, form },
});

export type HotelBookingsActor = ActorRefFrom<typeof hotelBookingsMachine>;
export type HotelBookingsSnapshot = SnapshotFrom<typeof hotelBookingsMachine>;
