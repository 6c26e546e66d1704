import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await queue(database);
  await mails(database);
  await tripStates(database);
  await entryShapes(database);
}

/** Who else has the same number or handle is found without a look at everybody. */
async function queue(database: Kysely<unknown>): Promise<void> {
  for (const column of ['phoneNumber', 'instagram', 'youtube', 'tiktok']) {
    const [name, key] = [sql.ref(`creator_${column}`), sql.ref(column)];
    await sql`create index ${name} on creator (${key}) where ${key} <> ''`.execute(database);
  }
  await database.schema.createIndex('application_createdAt').on('application').columns(['createdAt', 'id']).execute();
  await database.schema.dropIndex('application_state').execute();
  await database.schema
    .createIndex('application_state')
    .on('application')
    .columns(['state', 'createdAt', 'id'])
    .execute();
}

async function mails(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('outboxMail_createdAt').on('outboxMail').column('createdAt').execute();
}

const states = sql`state in ('draft', 'published', 'changed', 'unpublished', 'archived')`;

/** A published trip that is being changed has a state of its own. */
async function tripStates(database: Kysely<unknown>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return rebuildTrips(database);
  await sql`alter table trip drop constraint trip_state_check, add constraint trip_state_check check (${states})`.execute(
    database,
  );
}

/** SQLite alters no check: the table is made again, and takes the place of the old one. Nothing points to it. */
async function rebuildTrips(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('tripNext')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('creator.accountId').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull().check(states))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('tripType', 'text', (column) => column.notNull())
    .addColumn('priceCents', 'integer')
    .addColumn('coverImage', 'text')
    .addColumn('dates', 'text', (column) => column.notNull())
    .addColumn('cities', 'text', (column) => column.notNull())
    .addColumn('itinerary', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('likes', 'integer', (column) => column.notNull())
    .addColumn('collections', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into "tripNext" select * from trip`.execute(database);
  await database.schema.dropTable('trip').execute();
  await database.schema.alterTable('tripNext').renameTo('trip').execute();
  await database.schema.createIndex('trip_accountId').on('trip').columns(['accountId', 'state']).execute();
}

/** What was written before there were shapes is of the first one. */
async function entryShapes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('directoryEntry')
    .addColumn('shape', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await database.schema
    .createIndex('directoryEntry_shape')
    .on('directoryEntry')
    .columns(['shape', 'accountId'])
    .execute();
}
