import type { Kysely } from 'kysely';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await bookings(database);
  await bookingEvents(database);
  await bookingNotes(database);
  await invitationSettings(database);
}

async function bookings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('booking')
    .addColumn('id', 'text', primaryKey)
    .addColumn('origin', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('creatorId', 'text', ownedBy('account.id'))
    .addColumn('sponsorId', 'text', (column) => column.references('account.id').onDelete('cascade'))
    .addColumn('tripId', 'text')
    .addColumn('hotelName', 'text', required)
    .addColumn('cityId', 'text')
    .addColumn('cityName', 'text', required)
    .addColumn('timeZone', 'text', required)
    .addColumn('isZoneOfCity', 'integer', required)
    .addColumn('checkIn', 'text', required)
    .addColumn('checkOut', 'text', required)
    .addColumn('adults', 'integer', required)
    .addColumn('children', 'integer', required)
    .addColumn('rooms', 'integer', required)
    .addColumn('stayType', 'text', required)
    .addColumn('deliverables', 'text', required)
    .addColumn('budgetCents', 'integer')
    .addColumn('currency', 'text')
    .addColumn('specialRequests', 'text', required)
    .addColumn('contactPhone', 'text', required)
    .addColumn('word', 'text', required)
    .addColumn('offer', 'text')
    .addColumn('otherDates', 'text')
    .addColumn('reason', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('replaces', 'text')
    .addColumn('replacedBy', 'text')
    .addColumn('moves', 'integer', required)
    .addColumn('dueAt', 'bigint')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await database.schema
    .createIndex('booking_creator')
    .on('booking')
    .columns(['creatorId', 'createdAt', 'id'])
    .execute();
  await database.schema
    .createIndex('booking_creatorState')
    .on('booking')
    .columns(['creatorId', 'state', 'createdAt', 'id'])
    .execute();
  await database.schema.createIndex('booking_createdAt').on('booking').columns(['createdAt', 'id']).execute();
  await database.schema.createIndex('booking_state').on('booking').columns(['state', 'createdAt', 'id']).execute();
  await database.schema
    .createIndex('booking_sponsor')
    .on('booking')
    .columns(['sponsorId', 'createdAt', 'id'])
    .where('sponsorId', 'is not', null)
    .execute();
  await database.schema
    .createIndex('booking_sponsorState')
    .on('booking')
    .columns(['sponsorId', 'state', 'createdAt', 'id'])
    .where('sponsorId', 'is not', null)
    .execute();
  await database.schema
    .createIndex('booking_dueAt')
    .on('booking')
    .columns(['dueAt', 'id'])
    .where('dueAt', 'is not', null)
    .execute();
  await database.schema
    .createIndex('booking_stateDueAt')
    .on('booking')
    .columns(['state', 'dueAt'])
    .where('dueAt', 'is not', null)
    .execute();
  await database.schema
    .createIndex('booking_creatorDueAt')
    .on('booking')
    .columns(['creatorId', 'dueAt'])
    .where('dueAt', 'is not', null)
    .execute();
  await database.schema
    .createIndex('booking_sponsorDueAt')
    .on('booking')
    .columns(['sponsorId', 'dueAt'])
    .where('dueAt', 'is not', null)
    .execute();
  await database.schema.createIndex('booking_count').on('booking').column('state').execute();
  await database.schema.createIndex('booking_creatorCount').on('booking').columns(['creatorId', 'state']).execute();
  await database.schema
    .createIndex('booking_sponsorCount')
    .on('booking')
    .columns(['sponsorId', 'state'])
    .where('sponsorId', 'is not', null)
    .execute();
}

async function bookingEvents(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bookingEvent')
    .addColumn('bookingId', 'text', ownedBy('booking.id'))
    .addColumn('number', 'integer', required)
    .addColumn('creatorId', 'text', ownedBy('account.id'))
    .addColumn('move', 'text', required)
    .addColumn('by', 'text', required)
    .addColumn('reason', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('bookingEvent_key', ['bookingId', 'number'])
    .execute();
  await database.schema.createIndex('bookingEvent_creator').on('bookingEvent').column('creatorId').execute();
}

async function bookingNotes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bookingNote')
    .addColumn('id', 'text', primaryKey)
    .addColumn('bookingId', 'text', ownedBy('booking.id'))
    .addColumn('creatorId', 'text', ownedBy('account.id'))
    .addColumn('by', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema
    .createIndex('bookingNote_booking')
    .on('bookingNote')
    .columns(['bookingId', 'createdAt'])
    .execute();
  await database.schema.createIndex('bookingNote_creator').on('bookingNote').column('creatorId').execute();
}

async function invitationSettings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('invitationSetting')
    .addColumn('creatorId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('areWelcome', 'integer', required)
    .addColumn('maxOpen', 'integer', required)
    .execute();
}
