import { type Kysely, sql } from 'kysely';
import { primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await installation(database);
  await encryptionKeys(database);
  await rateLimits(database);
  await idempotency(database);
}

async function installation(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('installation')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('readyAt', 'bigint', required)
    .execute();
}

async function encryptionKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('encryptionKey')
    .addColumn('id', 'text', primaryKey)
    .addColumn('proof', 'text', required)
    .execute();
}

async function rateLimits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('rateLimit')
    .addColumn('key', 'text', primaryKey)
    .addColumn('count', 'integer', required)
    .addColumn('windowEndsAt', 'bigint', required)
    .addColumn('blockedUntil', 'bigint', required)
    .execute();
  await database.schema.createIndex('rateLimit_windowEndsAt').on('rateLimit').column('windowEndsAt').execute();
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
