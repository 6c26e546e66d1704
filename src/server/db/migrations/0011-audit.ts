import { type Kysely, sql } from 'kysely';
import { primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await auditEntries(database);
  await auditHead(database);
}

async function auditEntries(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('auditEntry')
    .addColumn('sequence', 'integer', primaryKey)
    .addColumn('at', 'bigint', required)
    .addColumn('actor', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('subjectId', 'text', required)
    .addColumn('details', 'text', required)
    .addColumn('hash', 'text', required)
    .execute();
  await database.schema.createIndex('auditEntry_at').on('auditEntry').columns(['at', 'sequence']).execute();
  await database.schema
    .createIndex('auditEntry_action')
    .on('auditEntry')
    .columns(['action', 'at', 'sequence'])
    .execute();
  await database.schema
    .createIndex('auditEntry_about')
    .on('auditEntry')
    .columns(['subjectId', 'at', 'sequence', 'action', 'actor'])
    .execute();
  await sql`create index "auditEntry_by" on "auditEntry" ((case "actor" when 'system' then 'system' when 'command line' then 'commandLine' when 'the creator' then 'creator' else 'staff' end), at, sequence, actor)`.execute(
    database,
  );
  await sql`create index "auditEntry_actionBy" on "auditEntry" (action, (case "actor" when 'system' then 'system' when 'command line' then 'commandLine' when 'the creator' then 'creator' else 'staff' end), at, sequence, actor)`.execute(
    database,
  );
}

async function auditHead(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('auditHead')
    .addColumn('id', 'integer', primaryKey)
    .addColumn('sequence', 'integer', required)
    .addColumn('hash', 'text', required)
    .execute();
}
