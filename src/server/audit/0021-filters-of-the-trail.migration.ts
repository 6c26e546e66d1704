import { sql } from 'kysely';
import { insertAccountWords } from '../account/account-words.ts';
import type { Database } from '../tables.ts';

const doerKind = sql`case "actor" when 'system' then 'system' when 'command line' then 'commandLine' else 'staff' end`;

/** Staff look through the trail by whom, what, about whom and when, newest first. */
export async function up(database: Database): Promise<void> {
  const place = sql`at, sequence`;
  for (const [name, columns] of [
    ['auditEntry_at', place],
    ['auditEntry_by', sql`(${doerKind}), ${place}, actor`],
    ['auditEntry_action', sql`action, ${place}`],
    ['auditEntry_actionBy', sql`action, (${doerKind}), ${place}, actor`],
    ['auditEntry_about', sql`"subjectId", ${place}, action, actor`],
  ] as const)
    await sql`create index ${sql.ref(name)} on "auditEntry" (${columns})`.execute(database);
  await database.schema.dropIndex('auditEntry_subjectId').execute();
  await nameOthers(database);
}

/** Creators are found by their words already. */
async function nameOthers(database: Database): Promise<void> {
  const accounts = await database
    .selectFrom('account')
    .select(['id', 'name', 'usernameFolded', 'emailFolded'])
    .where('role', '<>', 'creator')
    .execute();
  await insertAccountWords(database, accounts);
}
