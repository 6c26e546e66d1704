import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A picture is somebody's, and stays for a while when its record takes another one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('image')
    .addColumn('accountId', 'text', (column) => column.references('account.id').onDelete('set null'))
    .execute();
  await database.schema.alterTable('image').addColumn('letGoAt', 'bigint').execute();
  await database.schema.createIndex('image_accountId').on('image').column('accountId').execute();
  await sql`update image set "accountId" = (select "accountId" from creator where "profilePicture" = image.key)
    where key in (select "profilePicture" from creator)`.execute(database);
}
