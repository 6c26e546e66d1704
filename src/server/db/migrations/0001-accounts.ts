import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await accounts(database);
  await accountWords(database);
  await sessions(database);
  await signInTickets(database);
  await secondFactors(database);
  await recoveryCodes(database);
  await passwordLinks(database);
  await passwordRequests(database);
  await emailVerifications(database);
  await scheduledDeletions(database);
  await reservedNames(database);
}

async function accounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('account')
    .addColumn('id', 'text', primaryKey)
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('creator', 'sponsor', 'staff')`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('invited', 'pending', 'active', 'suspended', 'closed')`),
    )
    .addColumn('name', 'text', required)
    .addColumn('username', 'text', required)
    .addColumn('usernameFolded', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('emailFolded', 'text', required)
    .addColumn('passwordHash', 'text')
    .addColumn('language', 'text')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await database.schema
    .createIndex('account_usernameFolded_people')
    .on('account')
    .unique()
    .column('usernameFolded')
    .where(sql.ref('role'), '<>', 'sponsor')
    .execute();
  await database.schema
    .createIndex('account_usernameFolded_sponsors')
    .on('account')
    .unique()
    .column('usernameFolded')
    .where(sql.ref('role'), '=', 'sponsor')
    .execute();
  await database.schema
    .createIndex('account_emailFolded_people')
    .on('account')
    .unique()
    .column('emailFolded')
    .where(sql.ref('role'), '<>', 'sponsor')
    .execute();
  await database.schema
    .createIndex('account_emailFolded_sponsors')
    .on('account')
    .unique()
    .column('emailFolded')
    .where(sql.ref('role'), '=', 'sponsor')
    .execute();
  await database.schema
    .createIndex('account_creators')
    .on('account')
    .columns(['createdAt', 'id'])
    .where(sql.ref('role'), '=', 'creator')
    .execute();
  await database.schema
    .createIndex('account_creatorNames')
    .on('account')
    .columns(['usernameFolded', 'id'])
    .where(sql.ref('role'), '=', 'creator')
    .execute();
  await database.schema
    .createIndex('account_creatorStates')
    .on('account')
    .columns(['state', 'createdAt', 'id'])
    .where(sql.ref('role'), '=', 'creator')
    .execute();
  await database.schema
    .createIndex('account_creatorStateNames')
    .on('account')
    .columns(['state', 'usernameFolded', 'id'])
    .where(sql.ref('role'), '=', 'creator')
    .execute();
  await database.schema
    .createIndex('account_staff')
    .on('account')
    .column('usernameFolded')
    .where(sql.ref('role'), '=', 'staff')
    .execute();
  await database.schema
    .createIndex('account_sponsors')
    .on('account')
    .column('usernameFolded')
    .where(sql.ref('role'), '=', 'sponsor')
    .execute();
}

async function accountWords(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('accountWord')
    .addColumn('word', isPostgres(database) ? sql`text collate "C"` : 'text', required)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addPrimaryKeyConstraint('accountWord_key', ['word', 'accountId'])
    .execute();
  await database.schema.createIndex('accountWord_accountId').on('accountWord').columns(['accountId', 'word']).execute();
}

async function sessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('session')
    .addColumn('tokenHash', 'text', primaryKey)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('createdAt', 'bigint', required)
    .addColumn('lastSeenAt', 'bigint', required)
    .addColumn('endsAt', 'bigint', required)
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('passwordChangedAt', 'bigint')
    .execute();
  await database.schema.createIndex('session_accountId').on('session').column('accountId').execute();
  await database.schema.createIndex('session_endsAt').on('session').column('endsAt').execute();
}

async function signInTickets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('signInTicket')
    .addColumn('ticketHash', 'text', primaryKey)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('encryptedOffer', 'text')
    .addColumn('wrongCodes', 'integer', required)
    .addColumn('expiresAt', 'bigint', required)
    .execute();
  await database.schema.createIndex('signInTicket_accountId').on('signInTicket').column('accountId').execute();
}

async function secondFactors(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('secondFactor')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('encryptedSecret', 'text', required)
    .addColumn('lastStep', 'bigint', required)
    .addColumn('createdAt', 'bigint', required)
    .execute();
}

async function recoveryCodes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('recoveryCode')
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('codeHash', 'text', required)
    .addPrimaryKeyConstraint('recoveryCode_key', ['accountId', 'codeHash'])
    .execute();
}

async function passwordLinks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('passwordLink')
    .addColumn('tokenHash', 'text', primaryKey)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('invitation', 'reset')`))
    .addColumn('expiresAt', 'bigint', required)
    .addColumn('usedAt', 'bigint')
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema.createIndex('passwordLink_accountId').on('passwordLink').column('accountId').execute();
}

async function passwordRequests(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('passwordRequest')
    .addColumn('id', 'text', primaryKey)
    .addColumn('encryptedEmail', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema.createIndex('passwordRequest_createdAt').on('passwordRequest').column('createdAt').execute();
}

async function emailVerifications(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('emailVerification')
    .addColumn('id', 'text', primaryKey)
    .addColumn('email', 'text', required)
    .addColumn('emailFolded', 'text', required)
    .addColumn('codeHash', 'text', required)
    .addColumn('codeExpiresAt', 'bigint', required)
    .addColumn('tries', 'integer', required)
    .addColumn('verifiedAt', 'bigint')
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema
    .createIndex('emailVerification_address')
    .on('emailVerification')
    .column('emailFolded')
    .execute();
}

async function scheduledDeletions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('scheduledDeletion')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('dueAt', 'bigint', required)
    .addColumn('wasSuspended', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.createIndex('scheduledDeletion_dueAt').on('scheduledDeletion').column('dueAt').execute();
}

async function reservedNames(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('reservedName')
    .addColumn('nameHash', 'text', primaryKey)
    .addColumn('until', 'bigint', required)
    .execute();
}
