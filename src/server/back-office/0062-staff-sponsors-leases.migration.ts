import { type Kysely, sql } from 'kysely';

/** Staff and sponsors are few among all accounts, and mails that are being sent among all mails. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index "account_staff" on account ("usernameFolded") where role = 'staff'`.execute(database);
  await sql`create index "account_sponsors" on account ("usernameFolded") where role = 'sponsor'`.execute(database);
  await sql`create index "outboxMail_lease" on "outboxMail" (lease) where lease is not null`.execute(database);
}
