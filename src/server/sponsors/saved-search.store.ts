import type { SavedSearchTable } from '../db/tables/sponsor.table.ts';
import type { Database } from '../db/tables.ts';

export const listSearches = (database: Database, sponsorId: string) =>
  database
    .selectFrom('savedSearch')
    .select(['id', 'name', 'nameFolded', 'query', 'openedAt', 'mails'])
    .where('sponsorId', '=', sponsorId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

export const insertSearch = (database: Database, search: SavedSearchTable) =>
  database.insertInto('savedSearch').values(search).execute();

export const updateSearch = (
  database: Database,
  id: string,
  change: Partial<Pick<SavedSearchTable, 'name' | 'nameFolded' | 'openedAt' | 'mails' | 'mailedUntil' | 'nextMailAt'>>,
) => database.updateTable('savedSearch').set(change).where('id', '=', id).execute();

export const deleteSearch = (database: Database, id: string) =>
  database.deleteFrom('savedSearch').where('id', '=', id).execute();

export const findSearch = (database: Database, id: string): Promise<SavedSearchTable | undefined> =>
  database.selectFrom('savedSearch').selectAll().where('id', '=', id).executeTakeFirst();

interface DueSearches {
  now: number;
  afterId: string;
  limit: number;
}

/** Those of active sponsors, in the order of their ids. */
export const listDueSearches = (database: Database, { now, afterId, limit }: DueSearches) =>
  database
    .selectFrom('savedSearch')
    .innerJoin('account', 'account.id', 'savedSearch.sponsorId')
    .select(['savedSearch.id', 'savedSearch.sponsorId'])
    .where('savedSearch.mails', 'in', ['daily', 'weekly'])
    .where('savedSearch.nextMailAt', '<=', now)
    .where('account.state', '=', 'active')
    .where('savedSearch.id', '>', afterId)
    .orderBy('savedSearch.id')
    .limit(limit)
    .execute();
