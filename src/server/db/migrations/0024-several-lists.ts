import { type Kysely, sql } from 'kysely';
import { ownedBy, required } from './columns.ts';

/** A creator can be in several lists. The table of entries is built again: SQLite drops no column of a foreign key. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('shortlistEntry').renameTo('shortlistEntryBefore').execute();
  await database.schema.dropIndex('shortlistEntry_creatorId').execute();
  await entries(database);
  await sql`insert into "shortlistEntry" ("sponsorId", "creatorId", note, "addedAt", "isInFirst")
    select "sponsorId", "creatorId", note, "addedAt", case when "listId" is null then 1 else 0 end
    from "shortlistEntryBefore"`.execute(database);
  await places(database);
  await sql`insert into "listPlace" ("sponsorId", "creatorId", "listId")
    select "sponsorId", "creatorId", "listId" from "shortlistEntryBefore" where "listId" is not null`.execute(database);
  await database.schema.dropTable('shortlistEntryBefore').execute();
}

async function entries(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('shortlistEntry')
    .addColumn('sponsorId', 'text', ownedBy('account.id'))
    .addColumn('creatorId', 'text', ownedBy('account.id'))
    .addColumn('note', 'text', required)
    .addColumn('addedAt', 'bigint', required)
    .addColumn('isInFirst', 'integer', required)
    .addPrimaryKeyConstraint('shortlistEntry_primary', ['sponsorId', 'creatorId'])
    .execute();
  await database.schema.createIndex('shortlistEntry_creatorId').on('shortlistEntry').column('creatorId').execute();
}

async function places(database: Kysely<unknown>): Promise<void> {
  const owner = ['sponsorId', 'creatorId'] as const;
  await database.schema
    .createTable('listPlace')
    .addColumn('sponsorId', 'text', required)
    .addColumn('creatorId', 'text', required)
    .addColumn('listId', 'text', ownedBy('ownList.id'))
    .addPrimaryKeyConstraint('listPlace_primary', [...owner, 'listId'])
    .addForeignKeyConstraint('listPlace_entry', [...owner], 'shortlistEntry', [...owner], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  for (const column of ['creatorId', 'listId'])
    await database.schema.createIndex(`listPlace_${column}`).on('listPlace').column(column).execute();
}
