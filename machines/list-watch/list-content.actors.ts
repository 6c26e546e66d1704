import { ask } from '#api/ask.ts';
import type { ApplicationsReply, WaitingReply } from '#contract/back-office.ts';
import { bookingsPageSize } from '#contract/booking-choices.ts';
import type { Bookings } from '#contract/hotel-booking.ts';
import { askQueue } from '../back-office/ask-queue.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { WatchedList } from './list-watch.machine.ts';

export interface ListContent {
  parts: readonly { ids: readonly string[]; total: number }[];
  /** Everything of the list that a reader could see change. */
  visible: unknown;
}

export function shownContent(list: WatchedList): ListContent {
  if (list.shown === null) return { parts: [], visible: null };
  if (list.of === 'waiting') return contentOfWaiting(list.shown);
  return list.of === 'stays' ? contentOfStays(list.shown) : contentOfApplications(list.shown);
}

export async function currentContent(list: WatchedList, signed: SignedCall, signal: AbortSignal): Promise<ListContent> {
  if (list.of === 'waiting') return contentOfWaiting(await signed(signal, (call) => ask('listWaiting', call)));
  if (list.of === 'applications')
    return contentOfApplications(await signed(signal, (call) => askQueue(list.query, call)));
  const query = { limit: String(bookingsPageSize), ...(list.state && { state: list.state }) };
  return contentOfStays(await signed(signal, (call) => ask('listStays', { query, ...call })));
}

function contentOfWaiting(waiting: WaitingReply): ListContent {
  const { applications, bankDetails, stays } = waiting;
  return {
    parts: [partOf(applications), partOf(bankDetails), { ids: stays.data.map(({ _id }) => _id), total: stays.total }],
    visible: waiting,
  };
}

const contentOfApplications = (queue: ApplicationsReply): ListContent => ({
  parts: [partOf(queue)],
  visible: [queue.data, queue.total, queue.counts],
});

const partOf = ({ data, total }: Pick<ApplicationsReply, 'data' | 'total'>) => ({
  ids: data.map(({ id }) => id),
  total: total ?? data.length,
});

/** Compares the fields of rows only, and not their order: a stay that was answered here stays where it was. */
function contentOfStays({ data, total, counts }: Omit<Bookings, 'next'>): ListContent {
  const firstPage = data.slice(0, bookingsPageSize);
  return {
    parts: [{ ids: firstPage.map(({ _id }) => _id), total }],
    visible: [
      firstPage.map(({ _id, state, dueAt }) => `${_id} ${state} ${dueAt}`).sort(),
      total,
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .sort(),
    ],
  };
}
