import { type Kysely, sql } from 'kysely';

const doerKind = sql`case "actor" when 'system' then 'system' when 'command line' then 'commandLine' when 'the creator' then 'creator' else 'staff' end`;

/** What creators did themselves is none of what the staff did. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of [
    ['auditEntry_by', sql`(${doerKind}), at, sequence, actor`],
    ['auditEntry_actionBy', sql`action, (${doerKind}), at, sequence, actor`],
  ] as const) {
    await database.schema.dropIndex(name).execute();
    await sql`create index ${sql.ref(name)} on "auditEntry" (${columns})`.execute(database);
  }
}
