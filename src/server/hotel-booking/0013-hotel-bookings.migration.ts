import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await bookings(database);
  await indexes(database);
  await notes(database);
  await events(database);
  await settings(database);
}

async function bookings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('booking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('creatorId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('sponsorId', 'text', (column) => column.references('account.id').onDelete('cascade'))
    .addColumn('tripId', 'text')
    .addColumn('hotelName', 'text', (column) => column.notNull())
    .addColumn('cityId', 'text')
    .addColumn('cityName', 'text', (column) => column.notNull())
    .addColumn('timeZone', 'text', (column) => column.notNull())
    .addColumn('isZoneOfCity', 'integer', (column) => column.notNull())
    .addColumn('checkIn', 'text', (column) => column.notNull())
    .addColumn('checkOut', 'text', (column) => column.notNull())
    .addColumn('adults', 'integer', (column) => column.notNull())
    .addColumn('children', 'integer', (column) => column.notNull())
    .addColumn('rooms', 'integer', (column) => column.notNull())
    .addColumn('stayType', 'text', (column) => column.notNull())
    .addColumn('deliverables', 'text', (column) => column.notNull())
    .addColumn('budgetCents', 'integer')
    .addColumn('currency', 'text')
    .addColumn('specialRequests', 'text', (column) => column.notNull())
    .addColumn('contactPhone', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('offer', 'text')
    .addColumn('otherDates', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('replaces', 'text')
    .addColumn('replacedBy', 'text')
    .addColumn('moves', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'bigint')
    .addColumn('leasedUntil', 'bigint', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
}

/** A page of each list is read from an index alone, in any state; so is what is due, in indexes that hold nothing else. */
async function indexes(database: Kysely<unknown>): Promise<void> {
  const lists = {
    booking_creator: ['creatorId', 'createdAt', 'id'],
    booking_creatorState: ['creatorId', 'state', 'createdAt', 'id'],
    booking_createdAt: ['createdAt', 'id'],
    booking_state: ['state', 'createdAt', 'id'],
  };
  for (const [name, columns] of Object.entries(lists))
    await database.schema.createIndex(name).on('booking').columns(columns).execute();
  const parts = [
    ['booking_sponsor', ['sponsorId', 'createdAt', 'id'], 'sponsorId'],
    ['booking_sponsorState', ['sponsorId', 'state', 'createdAt', 'id'], 'sponsorId'],
    ['booking_dueAt', ['dueAt'], 'dueAt'],
    ['booking_stateDueAt', ['state', 'dueAt'], 'dueAt'],
    ['booking_creatorDueAt', ['creatorId', 'dueAt'], 'dueAt'],
    ['booking_sponsorDueAt', ['sponsorId', 'dueAt'], 'dueAt'],
  ] as const;
  for (const [name, columns, column] of parts) {
    const listed = sql.join(columns.map((each) => sql.ref(each)));
    await sql`create index ${sql.ref(name)} on booking (${listed}) where ${sql.ref(column)} is not null`.execute(
      database,
    );
  }
}

async function notes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bookingNote')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('creatorId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('bookingNote_booking')
    .on('bookingNote')
    .columns(['bookingId', 'createdAt'])
    .execute();
  await database.schema.createIndex('bookingNote_creator').on('bookingNote').column('creatorId').execute();
}

async function events(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bookingEvent')
    .addColumn('bookingId', 'text', (column) => column.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('creatorId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('move', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bookingEvent_key', ['bookingId', 'number'])
    .execute();
  await database.schema.createIndex('bookingEvent_creator').on('bookingEvent').column('creatorId').execute();
}

async function settings(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('invitationSetting')
    .addColumn('creatorId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('areWelcome', 'integer', (column) => column.notNull())
    .addColumn('mostOpen', 'integer', (column) => column.notNull())
    .execute();
}
