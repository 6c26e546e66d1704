import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await accounts(database);
  await sessions(database);
  await emailVerification(database);
  await outbox(database);
}

async function accounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('creator', 'sponsor', 'staff')`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('invited', 'pending', 'active', 'suspended', 'closed')`),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('usernameFolded', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailFolded', 'text', (column) => column.notNull())
    .addColumn('passwordHash', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['usernameFolded', 'emailFolded'] as const) {
    const [people, sponsors] = [sql.ref(`account_${column}_people`), sql.ref(`account_${column}_sponsors`)];
    await sql`create unique index ${people} on account (${sql.ref(column)}) where role <> 'sponsor'`.execute(database);
    await sql`create unique index ${sponsors} on account (${sql.ref(column)}) where role = 'sponsor'`.execute(database);
  }
}

async function sessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('session')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('lastSeenAt', 'bigint', (column) => column.notNull())
    .addColumn('endsAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('session_accountId').on('session').column('accountId').execute();
  await database.schema.createIndex('session_endsAt').on('session').column('endsAt').execute();
  await database.schema
    .createTable('signInThrottle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('blockedUntil', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('knownOrigin')
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('originHash', 'text', (column) => column.notNull())
    .addColumn('lastSignInAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('knownOrigin_key', ['accountId', 'originHash'])
    .execute();
}

async function emailVerification(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('emailVerification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailFolded', 'text', (column) => column.notNull())
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addColumn('codeExpiresAt', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('verifiedAt', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('verificationSend')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('emailFolded', 'text', (column) => column.notNull())
    .addColumn('sentAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('verificationSend_emailFolded')
    .on('verificationSend')
    .columns(['emailFolded', 'sentAt'])
    .execute();
}

async function outbox(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('outboxMail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('sealedContent', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'bigint', (column) => column.notNull())
    .addColumn('leasedUntil', 'bigint', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('sentAt', 'bigint')
    .execute();
  await database.schema.createIndex('outboxMail_due').on('outboxMail').columns(['state', 'nextAttemptAt']).execute();
  await database.schema
    .createTable('idempotency')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('requestHash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
}
