import { type Kysely, sql } from 'kysely';

/** Who was suspended when they were closed; of those whom an older release has closed the audit trail tells. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('plannedErasure')
    .addColumn('wasSuspended', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update "plannedErasure" set "wasSuspended" = 1 where (
    select action from "auditEntry" where "subjectId" = "plannedErasure"."accountId"
      and action in ('account.activate', 'account.suspend', 'account.reinstate', 'account.reopen')
      order by sequence desc limit 1
  ) = 'account.suspend'`.execute(database);
}
