import { type Kysely, sql } from 'kysely';

/** One language for each account: of the newest sign-in or, before the first one, of the application. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('account').renameColumn('language', 'signInLanguage').execute();
  await database.schema
    .alterTable('account')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
  await sql`
    update account set language = coalesce(
      "signInLanguage",
      (select application.language from application where application."accountId" = account.id
        order by application."createdAt" desc, application.id limit 1),
      'en')`.execute(database);
  await database.schema.alterTable('account').dropColumn('signInLanguage').execute();
  await database.schema.alterTable('application').dropColumn('language').execute();
  await database.schema.alterTable('passwordRequest').dropColumn('language').execute();
}
