import { PostgresAdapter, sql } from 'kysely';
import { insertAccountWords } from '../account/account-words.ts';
import type { Database } from '../tables.ts';

const pageSize = 1_000;

/** Staff look through all creators, in either order and in each state, and by what the words of their names begin with. */
export async function up(database: Database): Promise<void> {
  await words(database);
  for (const [name, columns] of [
    ['account_creators', ['createdAt', 'id']],
    ['account_creatorNames', ['usernameFolded', 'id']],
    ['account_creatorStates', ['state', 'createdAt', 'id']],
    ['account_creatorStateNames', ['state', 'usernameFolded', 'id']],
  ] as const)
    await sql`create index ${sql.ref(name)} on account (${sql.join(columns.map((column) => sql.ref(column)))}) where role = 'creator'`.execute(
      database,
    );
  await sql`create index "bankLink_awaited" on "bankLink" ("accountId")
    where state in ('issued', 'opened', 'submitted', 'needsChanges', 'expired')`.execute(database);
}

/** What a word begins with is found by its bytes, whatever order the database has for its own language. */
async function words(database: Database): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('accountWord')
    .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('accountWord_key', ['word', 'accountId'])
    .execute();
  await database.schema.createIndex('accountWord_accountId').on('accountWord').columns(['accountId', 'word']).execute();
  for (let after: string | undefined = ''; after !== undefined; ) after = await nameCreators(database, after);
}

/** A page of those who are there already; the last of them, unless there was none. */
async function nameCreators(database: Database, after: string): Promise<string | undefined> {
  const accounts = await database
    .selectFrom('account')
    .select(['id', 'name', 'usernameFolded', 'emailFolded'])
    .where('role', '=', 'creator')
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
  await insertAccountWords(database, accounts);
  return accounts.at(-1)?.id;
}
