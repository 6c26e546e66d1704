import { sql } from 'kysely';
import { insertPhoneWords } from '../creator/phone-words.ts';
import { markEveryShared } from '../creator/shared-contacts.ts';
import type { Database } from '../tables.ts';

const pageSize = 1_000;

/** Staff filter the queue by what creators have in common, by doubtful IBANs and by the first digits of a phone number. */
export async function up(database: Database): Promise<void> {
  await database.schema
    .alterTable('creator')
    .addColumn('sharesContact', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await markEveryShared(database);
  await sql`create index "creator_sharesContact" on creator ("accountId") where "sharesContact" = 1`.execute(database);
  await sql`create index "bankDetails_doubtful" on "bankDetails" ("accountId") where "isDoubtful" = 1`.execute(
    database,
  );
  for (let after: string | undefined = ''; after !== undefined; ) after = await wordPhones(database, after);
}

async function wordPhones(database: Database, after: string): Promise<string | undefined> {
  const creators = await database
    .selectFrom('creator')
    .select(['accountId', 'phoneNumber'])
    .where('accountId', '>', after)
    .orderBy('accountId')
    .limit(pageSize)
    .execute();
  await insertPhoneWords(database, creators);
  return creators.at(-1)?.accountId;
}
