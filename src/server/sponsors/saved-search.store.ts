import type { SavedSearchTable } from '../db/tables/saved-search.table.ts';
import type { Database } from '../db/tables.ts';

export const listSearches = (database: Database, sponsorId: string) =>
  database
    .selectFrom('savedSearch')
    .select(['id', 'name', 'nameFolded', 'query', 'openedAt'])
    .where('sponsorId', '=', sponsorId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

export const insertSearch = (database: Database, search: SavedSearchTable) =>
  database.insertInto('savedSearch').values(search).execute();

export const updateSearch = (
  database: Database,
  id: string,
  change: Partial<Pick<SavedSearchTable, 'name' | 'nameFolded' | 'openedAt'>>,
) => database.updateTable('savedSearch').set(change).where('id', '=', id).execute();

export const deleteSearch = (database: Database, id: string) =>
  database.deleteFrom('savedSearch').where('id', '=', id).execute();
