import type { Kysely } from 'kysely';
import { primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('applicationDraft')
    .addColumn('emailFolded', 'text', primaryKey)
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('encryptedDraft', 'text', required)
    .addColumn('expiresAt', 'bigint', required)
    .addColumn('usedAt', 'bigint')
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema.createIndex('applicationDraft_createdAt').on('applicationDraft').column('createdAt').execute();
}
