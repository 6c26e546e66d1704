import { ask } from '#api/ask.ts';
import type { BookingsReply } from '#contract/hotel-booking.ts';
import { type ListContent, type WatchedList, watchedActor } from '../list-watch/watched-list.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { bookingsPageSize } from './hotel-bookings.actors.ts';
import type { HotelBookingsActor, HotelBookingsSnapshot } from './hotel-bookings.machine.ts';

export const watchedStays = (actor: HotelBookingsActor, signed: SignedCall): WatchedList =>
  watchedActor(actor, {
    shownIn: (snapshot) => (isShown(snapshot) ? snapshot.context.list : null),
    contentOf: (list, { context }) => contentOf({ ...context, data: list.slice(0, bookingsPageSize) }),
    async ask(signal) {
      const { state } = actor.getSnapshot().context.view;
      const query = { limit: String(bookingsPageSize), ...(state && { state }) };
      return contentOf(await signed(signal, (call) => ask('listStays', { query, ...call })));
    },
    show: () => actor.send({ type: 'list.load' }),
  });

const isShown = (snapshot: HotelBookingsSnapshot): boolean => snapshot.can({ type: 'list.load' });

/** Compares the fields of rows only, and not their order: a stay that was answered here stays where it was. */
const contentOf = ({ data, total, counts }: Omit<BookingsReply, 'next'>): ListContent => ({
  parts: [{ ids: data.map(({ _id }) => _id), total }],
  visible: [
    data.map(({ _id, state, dueAt }) => `${_id} ${state} ${dueAt}`).sort(),
    total,
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .sort(),
  ],
});
