import { sql } from 'kysely';
import type { BlogConfigTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';
import { publicTripStates } from '../trips/trips.ts';

/** Runs on every page request; the versions are part of the cache keys. */
const selectHead = (database: Database) =>
  database
    .selectFrom('account')
    .innerJoin('directoryEntry', 'directoryEntry.accountId', 'account.id')
    .leftJoin('blogConfig', 'blogConfig.accountId', 'account.id')
    .leftJoin('questionSetting', 'questionSetting.accountId', 'account.id')
    .select(['account.id as accountId', 'role', 'state', 'username'])
    .select(['directoryEntry.version as entryVersion', 'blogConfig.version as configVersion'])
    .select('questionSetting.areWelcome as areQuestionsWelcome')
    .where('role', '<>', sql.lit('sponsor' as const));

export const findBlogHead = (database: Database, usernameFolded: string) =>
  selectHead(database).where('usernameFolded', '=', usernameFolded).executeTakeFirst();

export const findBlogHeadOf = (database: Database, accountId: string) =>
  selectHead(database).where('account.id', '=', accountId).executeTakeFirst();

export const findBlogConfig = (database: Database, accountId: string): Promise<BlogConfigTable | undefined> =>
  database.selectFrom('blogConfig').selectAll().where('accountId', '=', accountId).executeTakeFirst();

/** Does nothing where there is a config. */
export const insertFirstConfig = (database: Database, row: BlogConfigTable) =>
  database
    .insertInto('blogConfig')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .execute();

export const saveBlogConfigRow = (database: Database, row: BlogConfigTable) =>
  database
    .insertInto('blogConfig')
    .values(row)
    .onConflict((conflict) => {
      const { version, config, updatedAt } = row;
      return conflict.column('accountId').doUpdateSet({ version, config, updatedAt });
    })
    .execute();

/** Of all trips of a creator together. */
const maxRead = 500;

export const listPublishedQuestions = (database: Database, accountId: string) =>
  database
    .selectFrom('question')
    .select(['id', 'tripId', 'name', 'email', 'message', 'answer'])
    .where('accountId', '=', accountId)
    .where('state', 'in', ['published', 'publishedAsked'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRead)
    .execute();

/** The id of the open blog that follows `from` by `offset`. */
export const findOpenId = (database: Database, { from, offset }: { from: string; offset: number }) =>
  database
    .selectFrom('directoryEntry')
    .select('accountId')
    .where('isListed', '=', 1)
    .where('accountId', '>=', from)
    .orderBy('accountId')
    .offset(offset)
    .limit(1)
    .executeTakeFirst();

export interface SitemapPart {
  from: string;
  /** Null for the last sitemap. */
  to: string | null;
  limit: number;
}

const openBlogs = (database: Database, { from, to, limit }: SitemapPart) =>
  database
    .selectFrom('directoryEntry')
    .innerJoin('account', 'account.id', 'directoryEntry.accountId')
    .leftJoin('blogConfig', 'blogConfig.accountId', 'directoryEntry.accountId')
    .select(['directoryEntry.accountId', 'username'])
    .where('isListed', '=', 1)
    .where('state', '=', 'active')
    .where('directoryEntry.accountId', '>=', from)
    .$if(to !== null, (query) => query.where('directoryEntry.accountId', '<', to ?? ''))
    .orderBy('directoryEntry.accountId')
    .limit(limit);

export const listOpenVersions = (database: Database, part: SitemapPart) =>
  openBlogs(database, part)
    .select(['directoryEntry.version as entryVersion', 'blogConfig.version as configVersion'])
    .execute();

export const listOpenBlogs = (database: Database, part: SitemapPart) =>
  openBlogs(database, part).select('config').execute();

/** `IN ()` is a syntax error in PostgreSQL. */
export const listTitles = async (database: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : database
        .selectFrom('trip')
        .select(['id', 'accountId', 'title'])
        .where('accountId', 'in', ids)
        .where('state', 'in', publicTripStates)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute();
