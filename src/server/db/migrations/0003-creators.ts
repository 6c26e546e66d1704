import { type Kysely, sql } from 'kysely';
import { ownedBy, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await creators(database);
  await creatorTraits(database);
  await creatorLocations(database);
}

async function creators(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('creator')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('nameFolded', 'text', required)
    .addColumn('phoneNumber', 'text', required)
    .addColumn('aboutMe', 'text', required)
    .addColumn('profilePicture', 'text', (column) => column.references('image.key'))
    .addColumn('instagram', 'text', required)
    .addColumn('youtube', 'text', required)
    .addColumn('tiktok', 'text', required)
    .addColumn('updatedAt', 'bigint', required)
    .addColumn('followersCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sharesContact', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.createIndex('creator_profilePicture').on('creator').column('profilePicture').execute();
  await database.schema
    .createIndex('creator_phoneNumber')
    .on('creator')
    .column('phoneNumber')
    .where(sql.ref('phoneNumber'), '<>', '')
    .execute();
  await database.schema
    .createIndex('creator_instagram')
    .on('creator')
    .column('instagram')
    .where(sql.ref('instagram'), '<>', '')
    .execute();
  await database.schema
    .createIndex('creator_youtube')
    .on('creator')
    .column('youtube')
    .where(sql.ref('youtube'), '<>', '')
    .execute();
  await database.schema
    .createIndex('creator_tiktok')
    .on('creator')
    .column('tiktok')
    .where(sql.ref('tiktok'), '<>', '')
    .execute();
  await database.schema
    .createIndex('creator_sharesContact')
    .on('creator')
    .column('accountId')
    .where(sql.ref('sharesContact'), '=', 1)
    .execute();
}

async function creatorTraits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('creatorTrait')
    .addColumn('accountId', 'text', ownedBy('creator.accountId'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('language', 'expertise', 'service', 'serviceOffer')`),
    )
    .addColumn('value', 'text', required)
    .addColumn('level', 'text')
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('creatorTrait_key', ['accountId', 'kind', 'value'])
    .execute();
}

async function creatorLocations(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('creatorLocation')
    .addColumn('accountId', 'text', ownedBy('creator.accountId'))
    .addColumn('cityId', 'text', required)
    .addColumn('cityName', 'text', required)
    .addColumn('stateName', 'text', required)
    .addColumn('country', 'text', required)
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('creatorLocation_key', ['accountId', 'cityId'])
    .execute();
}
