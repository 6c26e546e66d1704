import { defaultInvitationSettings } from '#contract/booking-choices.ts';
import type { InvitationSettings } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import type { AccountState } from '#contract/states.ts';
import { countOf } from '../db/queries.ts';
import type {
  BookingEventTable,
  BookingNoteTable,
  BookingTable,
  CalendarAddressTable,
  InvitationSettingTable,
  OwnHotelTable,
} from '../db/tables/booking.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';

export const insertBooking = (database: Database, booking: BookingTable) =>
  database.insertInto('booking').values(booking).execute();

export const findBooking = (database: Database, id: string): Promise<BookingTable | undefined> =>
  database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the booking with the contacts of its participants. Locks the account of the creator first, then the booking. */
export const lockBooking = (database: Database, id: string) =>
  database
    .with(
      (cte) => cte('guest').materialized(),
      (within) =>
        within
          .selectFrom('account')
          .select(['id', 'name', 'email', 'state', 'language'])
          .where('id', '=', ({ selectFrom }) => selectFrom('booking').select('creatorId').where('booking.id', '=', id))
          .forNoKeyUpdate(),
    )
    .selectFrom('guest')
    // Joined by its own id only: by creatorId, PostgreSQL without statistics reads all bookings of the creator.
    .innerJoin('booking', (join) => join.on('booking.id', '=', id))
    .leftJoin('creator', 'creator.accountId', 'booking.creatorId')
    .leftJoin('account as host', 'host.id', 'booking.sponsorId')
    .selectAll('booking')
    .select(contacts)
    .forUpdate('booking')
    .executeTakeFirst();

/** Saves only while the stored state is the one that was read. */
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

/** Bookings that were accepted once, whatever their state is now. */
export const listAcceptedBookings = (database: Database, creatorId: string): Promise<BookingTable[]> =>
  database
    .selectFrom('booking')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('bookingEvent')
        .select('bookingId')
        .where('bookingEvent.creatorId', '=', creatorId)
        .where('move', '=', 'booking.accept'),
    )
    .orderBy('checkIn')
    .orderBy('id')
    .execute();

export type OverdueBooking = Pick<BookingTable, 'id'> & { dueAt: number };

/** The next overdue booking whose creator no other process has locked. Accounts are always locked before bookings. */
export const lockOverdueBooking = (
  { database, now }: Unit,
  after: OverdueBooking,
): Promise<OverdueBooking | undefined> =>
  database
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.creatorId')
    .select(['booking.id', 'booking.dueAt'])
    .$narrowType<{ dueAt: number }>()
    .where('booking.dueAt', '<=', now)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('booking.dueAt', 'booking.id'), '>', tuple(after.dueAt, after.id)))
    .orderBy('booking.dueAt')
    .orderBy('booking.id')
    .limit(1)
    .forNoKeyUpdate('account')
    .skipLocked()
    .executeTakeFirst();

export const linkReplaced = (database: Database, id: string, replacedBy: string) =>
  database.updateTable('booking').set({ replacedBy }).where('id', '=', id).execute();

export const insertNote = (database: Database, note: BookingNoteTable) =>
  database.insertInto('bookingNote').values(note).execute();

export const countNotes = (database: Database, bookingId: string, by: Role): Promise<number> =>
  countOf(database.selectFrom('bookingNote').where('bookingId', '=', bookingId).where('by', '=', by));

export const listNotesTo = (database: Database, bookingId: string, { role, since }: { role: Role; since: number }) =>
  database
    .selectFrom('bookingNote')
    .select('content')
    .where('bookingId', '=', bookingId)
    .where('by', '<>', role)
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const listNotes = (database: Database, bookingIds: readonly string[]): Promise<BookingNoteTable[]> =>
  database
    .selectFrom('bookingNote')
    .selectAll()
    .where('bookingId', 'in', bookingIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const insertEvent = (database: Database, event: BookingEventTable) =>
  database.insertInto('bookingEvent').values(event).execute();

export const listEvents = (database: Database, bookingIds: readonly string[]): Promise<BookingEventTable[]> =>
  database.selectFrom('bookingEvent').selectAll().where('bookingId', 'in', bookingIds).orderBy('number').execute();

export interface Contacts {
  creatorName: string;
  creatorEmail: string;
  creatorState: AccountState;
  phoneNumber: string | null;
  language: Language;
  hostName: string | null;
  hostEmail: string | null;
  hostLanguage: Language | null;
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
    .where('guest.id', '=', creatorId)
    .executeTakeFirstOrThrow();

const contacts = [
  ...(['guest.name as creatorName', 'guest.email as creatorEmail'] as const),
  ...(['guest.state as creatorState', 'guest.language', 'creator.phoneNumber'] as const),
  ...(['host.name as hostName', 'host.email as hostEmail', 'host.language as hostLanguage'] as const),
] as const;

export async function findInvitationSettings(database: Database, creatorId: string): Promise<InvitationSettings> {
  const found = await database
    .selectFrom('invitationSetting')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .executeTakeFirst();
  return found ? { areWelcome: found.areWelcome === 1, maxOpen: found.maxOpen } : { ...defaultInvitationSettings };
}

export const writeInvitationSettings = (database: Database, row: InvitationSettingTable) =>
  database
    .insertInto('invitationSetting')
    .values(row)
    .onConflict((conflict) => conflict.column('creatorId').doUpdateSet(row))
    .execute();

export const findCalendarAddress = (database: Database, accountId: string) =>
  database.selectFrom('calendarAddress').select('createdAt').where('accountId', '=', accountId).executeTakeFirst();

/** Not found while the account is suspended or closed. */
export const findCalendarOwner = (database: Database, tokenHash: string) =>
  database
    .selectFrom('calendarAddress')
    .innerJoin('account', 'account.id', 'calendarAddress.accountId')
    .select(['account.id', 'account.username'])
    .where('tokenHash', '=', tokenHash)
    .where('account.state', 'in', ['pending', 'active'])
    .executeTakeFirst();

export const saveCalendarAddress = (database: Database, address: CalendarAddressTable) =>
  database
    .insertInto('calendarAddress')
    .values(address)
    .onConflict((conflict) => {
      const { tokenHash, createdAt } = address;
      return conflict.column('accountId').doUpdateSet({ tokenHash, createdAt });
    })
    .execute();

export const listHotels = (database: Database, sponsorId: string): Promise<OwnHotelTable[]> =>
  database
    .selectFrom('ownHotel')
    .selectAll()
    .where('sponsorId', '=', sponsorId)
    .orderBy('nameFolded')
    .orderBy('id')
    .execute();

export const insertHotel = (database: Database, hotel: OwnHotelTable) =>
  database.insertInto('ownHotel').values(hotel).execute();

export const updateHotel = (database: Database, id: string, change: Partial<OwnHotelTable>) =>
  database.updateTable('ownHotel').set(change).where('id', '=', id).execute();

export const deleteHotel = (database: Database, id: string) =>
  database.deleteFrom('ownHotel').where('id', '=', id).execute();
