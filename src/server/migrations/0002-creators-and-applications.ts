import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await images(database);
  await creators(database);
  await applications(database);
  await bankDetails(database);
  await passwordLinks(database);
  await audit(database);
  await database.schema
    .alterTable('outboxMail')
    .addColumn('subjectId', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await database.schema.createIndex('outboxMail_subjectId').on('outboxMail').column('subjectId').execute();
}

async function images(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('image')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('attachedAt', 'bigint')
    .execute();
  await sql`create index "image_unattached" on image ("createdAt") where "attachedAt" is null`.execute(database);
}

async function creators(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('creator')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('nameFolded', 'text', (column) => column.notNull())
    .addColumn('phoneNumber', 'text', (column) => column.notNull())
    .addColumn('aboutMe', 'text', (column) => column.notNull())
    .addColumn('profilePicture', 'text', (column) => column.references('image.key'))
    .addColumn('instagram', 'text', (column) => column.notNull())
    .addColumn('youtube', 'text', (column) => column.notNull())
    .addColumn('tiktok', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('creatorTrait')
    .addColumn('accountId', 'text', (column) => column.notNull().references('creator.accountId').onDelete('cascade'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('language', 'expertise', 'service', 'serviceOffer')`),
    )
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('creatorTrait_key', ['accountId', 'kind', 'value'])
    .execute();
  await database.schema
    .createTable('creatorLocation')
    .addColumn('accountId', 'text', (column) => column.notNull().references('creator.accountId').onDelete('cascade'))
    .addColumn('cityId', 'text', (column) => column.notNull())
    .addColumn('cityName', 'text', (column) => column.notNull())
    .addColumn('stateName', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('creatorLocation_key', ['accountId', 'cityId'])
    .execute();
}

async function applications(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('application')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('ONHOLD', 'APPROVED', 'REJECTED')`))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('privacyVersion', 'text', (column) => column.notNull())
    .addColumn('decidedAt', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('reasonText', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('application_accountId')
    .on('application')
    .columns(['accountId', 'createdAt'])
    .execute();
  await database.schema.createIndex('application_state').on('application').columns(['state', 'createdAt']).execute();
}

async function bankDetails(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('dataKey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealedKey', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('bankDetails')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('dataKeyId', 'text', (column) => column.notNull().references('dataKey.id'))
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('ibanEnding', 'text', (column) => column.notNull())
    .addColumn('isDoubtful', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('bankLink')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(sql`state in ('issued', 'opened', 'submitted', 'verified', 'needsChanges', 'expired', 'revoked')`),
    )
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addColumn('submittedAt', 'bigint')
    .addColumn('message', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create unique index "bankLink_live" on "bankLink" ("accountId") where state in ('issued', 'opened')`.execute(
    database,
  );
}

async function passwordLinks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('passwordLink')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('invitation', 'reset')`))
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addColumn('usedAt', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('passwordLink_accountId').on('passwordLink').column('accountId').execute();
}

async function audit(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('auditEntry')
    .addColumn('sequence', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('auditEntry_subjectId').on('auditEntry').column('subjectId').execute();
  await database.schema
    .createTable('auditHead')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
}
