import type { Database } from '../db/tables.ts';
import { publicTripStates } from '../trips/trips.ts';

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
