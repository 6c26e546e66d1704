import { sql } from 'kysely';
import type { Account } from '../account/accounts.ts';
import type { Unit } from '../records/unit-of-work.ts';
import type { Database } from '../tables.ts';
import type { BookingEventTable, BookingNoteTable, BookingTable } from './booking.table.ts';

export const insertBooking = (database: Database, booking: BookingTable) =>
  database.insertInto('booking').values(booking).execute();

export const findBooking = (database: Database, id: string): Promise<BookingTable | undefined> =>
  database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();

/** The account of whose stay it is, locked before the stay itself. */
export const lockCreatorOf = ({ database }: Unit, id: string): Promise<Account | undefined> =>
  database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', ({ selectFrom }) => selectFrom('booking').select('creatorId').where('booking.id', '=', id))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The stay itself, locked, with what its mails say of those who have to do with it. */
export const lockBooking = ({ database }: Unit, id: string) =>
  database
    .selectFrom('booking')
    .leftJoin('creator', 'creator.accountId', 'booking.creatorId')
    .leftJoin('account as host', 'host.id', 'booking.sponsorId')
    .selectAll('booking')
    .select(contacts)
    .select(languageOf(database, 'booking.creatorId').as('language'))
    .where('booking.id', '=', id)
    .forUpdate('booking')
    .executeTakeFirst();

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

/** What those who have to do with a stay are told by: the creator's language and number, and the host, if there is one. */
export interface Contacts {
  phoneNumber: string | null;
  language: string | null;
  hostName: string | null;
  hostEmail: string | null;
}

export const findContacts = (
  database: Database,
  { creatorId, sponsorId }: Pick<BookingTable, 'creatorId' | 'sponsorId'>,
): Promise<Contacts> =>
  database
    .selectFrom('account as guest')
    .leftJoin('creator', 'creator.accountId', 'guest.id')
    .leftJoin('account as host', (join) => join.on('host.id', '=', sponsorId ?? ''))
    .select(contacts)
    .select(languageOf(database, 'guest.id').as('language'))
    .where('guest.id', '=', creatorId)
    .executeTakeFirstOrThrow();

const contacts = ['creator.phoneNumber', 'host.name as hostName', 'host.email as hostEmail'] as const;

/** In which somebody applied last. */
const languageOf = (database: Database, accountId: string) =>
  database
    .selectFrom('application')
    .select('language')
    .where('application.accountId', '=', sql.ref<string>(accountId))
    .orderBy('createdAt', 'desc')
    .limit(1);
