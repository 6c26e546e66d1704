import { type Kysely, sql } from 'kysely';

/** Each list counts its states: from few pages that hold nothing else, where the index of its pages is ten times as large. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('booking_count').on('booking').column('state').execute();
  await database.schema.createIndex('booking_creatorCount').on('booking').columns(['creatorId', 'state']).execute();
  const ofSponsors = sql`create index ${sql.ref('booking_sponsorCount')} on booking (${sql.ref('sponsorId')}, state) where ${sql.ref('sponsorId')} is not null`;
  await ofSponsors.execute(database);
}
