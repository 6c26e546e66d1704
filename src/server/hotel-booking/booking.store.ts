import type { Language } from '#contract/language.ts';
import type { Unit } from '../records/unit-of-work.ts';
import type { Database } from '../tables.ts';
import type { BookingEventTable, BookingNoteTable, BookingTable } from './booking.table.ts';

export const insertBooking = (database: Database, booking: BookingTable) =>
  database.insertInto('booking').values(booking).execute();

export const findBooking = (database: Database, id: string): Promise<BookingTable | undefined> =>
  database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();

export const lockBooking = ({ database }: Unit, id: string): Promise<BookingTable | undefined> =>
  database.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Saves a booking where its state is still the one that was read. */
export const saveBooking = (
  { database }: Unit,
  { id, state }: Pick<BookingTable, 'id' | 'state'>,
  change: Partial<BookingTable>,
) =>
  database
    .updateTable('booking')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();

interface Claim {
  now: number;
  most: number;
  leasedUntil: number;
}

/** Takes what has been due longest for this process alone; what another one holds is passed over. */
export const claimDueBookings = (database: Database, { now, most, leasedUntil }: Claim) =>
  database
    .with(
      (cte) => cte('due').materialized(),
      (within) =>
        within
          .selectFrom('booking')
          .select('id')
          .where('dueAt', '<=', now)
          .where('leasedUntil', '<=', now)
          .orderBy('dueAt')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('booking')
    .set({ leasedUntil })
    .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('due.id'))
    .returning('id')
    .execute();

export const linkReplaced = (database: Database, id: string, replacedBy: string) =>
  database.updateTable('booking').set({ replacedBy }).where('id', '=', id).execute();

export const insertNote = (database: Database, note: BookingNoteTable) =>
  database.insertInto('bookingNote').values(note).execute();

export const listNotes = (database: Database, bookingId: string): Promise<BookingNoteTable[]> =>
  database
    .selectFrom('bookingNote')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const insertEvent = (database: Database, event: BookingEventTable) =>
  database.insertInto('bookingEvent').values(event).execute();

export const listEvents = (database: Database, bookingId: string): Promise<BookingEventTable[]> =>
  database.selectFrom('bookingEvent').selectAll().where('bookingId', '=', bookingId).orderBy('number').execute();

/** By which number a creator is reached, and in which language. */
export const findContact = async (database: Database, creatorId: string) => {
  const found = await database
    .selectFrom('creator')
    .select('phoneNumber')
    .select(({ selectFrom }) =>
      selectFrom('application')
        .select('language')
        .whereRef('application.accountId', '=', 'creator.accountId')
        .orderBy('createdAt', 'desc')
        .limit(1)
        .as('language'),
    )
    .where('accountId', '=', creatorId)
    .executeTakeFirst();
  const language: Language = found?.language === 'tr' ? 'tr' : 'en';
  return { phoneNumber: found?.phoneNumber ?? '', language };
};
