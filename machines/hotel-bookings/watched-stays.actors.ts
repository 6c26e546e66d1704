import { ask } from '#api/ask.ts';
import type { BookingsReply } from '#contract/hotel-booking.ts';
import { type ListContent, type WatchedList, watchedActor } from '../list-watch/watched-list.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { bookingsPageSize } from './hotel-bookings.actors.ts';
import type { HotelBookingsActor, HotelBookingsSnapshot } from './hotel-bookings.machine.ts';

export const watchedStays = (actor: HotelBookingsActor, signed: SignedCall): WatchedList =>
  watchedActor(actor, {
    shownIn: (snapshot) => (isShown(snapshot) ? snapshot.context.list : null),
    contentOf: (list, { context: { total, counts } }) =>
      contentOf({ data: list.slice(0, bookingsPageSize), total, counts }),
    async ask(signal) {
      const { state } = actor.getSnapshot().context.view;
      const query = { limit: String(bookingsPageSize), ...(state && { state }) };
      return contentOf(await signed(signal, (call) => ask('listStays', { query, ...call })));
    },
    show: () => actor.send({ type: 'list.load' }),
  });

const isShown = (snapshot: HotelBookingsSnapshot): boolean => snapshot.can({ type: 'list.load' });

/** An opened stay has more fields than its row: only those of the row are compared. */
const contentOf = ({ data, total, counts }: BookingsReply): ListContent => ({
  parts: [{ ids: data.map(({ _id }) => _id), total }],
  visible: [
    data.map(({ _id, state, dueAt }) => [_id, state, dueAt]),
    total,
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .sort(),
  ],
});
