import { type Kysely, sql } from 'kysely';
import { primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await installation(database);
  await hashKeys(database);
  await allowancePlaces(database);
  await idempotency(database);
}

async function installation(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('installation')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('keyFingerprint', 'text', required)
    .addColumn('readyAt', 'bigint', required)
    .execute();
}

async function hashKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('hashKey')
    .addColumn('id', 'text', primaryKey)
    .addColumn('sealedKey', 'text', required)
    .execute();
}

async function allowancePlaces(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('allowancePlace')
    .addColumn('key', 'text', required)
    .addColumn('place', 'integer', required)
    .addColumn('takenAt', 'bigint', required)
    .addPrimaryKeyConstraint('allowancePlace_key', ['key', 'place'])
    .execute();
  await database.schema.createIndex('allowancePlace_takenAt').on('allowancePlace').column('takenAt').execute();
}

async function idempotency(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('idempotency')
    .addColumn('key', 'text', primaryKey)
    .addColumn('requestHash', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema.createIndex('idempotency_createdAt').on('idempotency').column('createdAt').execute();
}
