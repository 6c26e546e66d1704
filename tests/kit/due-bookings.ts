import { newBooking } from '#server/bookings/new-booking.ts';
import type { Platform } from '#server/db/platform.ts';
import type { BookingTable } from '#server/db/tables/booking.table.ts';
import { plantAccount } from './fleet.ts';

const hour = 60 * 60_000;
const atOnce = 500;

/** So many stays of so many creators, each asked for an hour after the one before it. */
export async function plantBookings(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  creatorIds: readonly string[],
  count: number,
  rowAt: (index: number) => Partial<BookingTable> = () => ({}),
): Promise<void> {
  const asked = now();
  const rows = Array.from({ length: count }, (_, index) =>
    newBooking(request, place, {
      id: `stay-${index}`,
      origin: 'request',
      state: 'REQUESTED',
      creatorId: creatorIds[index % creatorIds.length] ?? '',
      createdAt: asked - index * hour,
      dueAt: asked + 48 * hour,
      moves: 1,
      ...rowAt(index),
    }),
  );
  for (let done = 0; done < rows.length; done += atOnce)
    await database
      .insertInto('booking')
      .values(rows.slice(done, done + atOnce))
      .execute();
}

const place = { cityId: '308948', cityName: 'Kaş', timeZone: 'Europe/Istanbul', isZoneOfCity: 1 };
const request = {
  hotelName: 'Bay House',
  ...place,
  checkIn: '2026-06-10',
  checkOut: '2026-06-12',
  adults: 2,
  children: 0,
  rooms: 1,
  stayType: 'paid' as const,
  deliverables: [],
  budgetPerNight: null,
  currency: null,
  tripId: null,
  replaces: null,
  specialRequests: '',
  contactPhone: '',
};

/** So many stays of a hundred creators that are all due: two of three expire, one is completed. */
export async function plantDueBookings(platform: Platform, count: number): Promise<void> {
  const creators: string[] = [];
  for (let number = 0; number < 100; number += 1)
    creators.push((await plantAccount(platform, { role: 'creator', username: `guest${number}` })).id);
  const dueAt = platform.now() - hour;
  await plantBookings(platform, creators, count, (index) => ({
    dueAt,
    state: index % 3 === 0 ? 'CONFIRMED' : 'REQUESTED',
  }));
}

/** How many wait to be settled still. */
export async function countWaiting({ database }: Platform): Promise<number> {
  const { waiting } = await database
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('dueAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Which of them were not settled just once: each has one end, one line and one mail. */
export async function settledProblems({ database }: Platform, count: number): Promise<string[]> {
  const bookings = await database.selectFrom('booking').select(['id', 'state', 'moves']).execute();
  const events = await database.selectFrom('bookingEvent').select(['bookingId', 'move']).execute();
  const mails = await database.selectFrom('outboxMail').select(['subjectId', 'template']).execute();
  const [lines, told] = [
    tally(events.map(({ bookingId }) => bookingId)),
    tally(mails.map(({ subjectId }) => subjectId)),
  ];
  const wrong = bookings.filter(
    ({ id, state, moves }) =>
      !['EXPIRED', 'COMPLETED'].includes(state) || moves !== 2 || lines.get(id) !== 1 || told.get(id) !== 1,
  );
  const completed = bookings.filter(({ state }) => state === 'COMPLETED').length;
  const isWhole = bookings.length === count && completed === Math.ceil(count / 3) && mails.length === count;
  return [
    ...wrong.map(
      ({ id, state, moves }) => `${id} is ${state} after ${moves} moves, ${lines.get(id)} lines, ${told.get(id)} mails`,
    ),
    ...(isWhole ? [] : [`${bookings.length} stays, ${completed} of them completed, and ${mails.length} mails`]),
  ];
}

function tally(names: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}
