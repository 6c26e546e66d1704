import { table } from '../table.ts';

/** A search that a sponsor comes back to. */
export interface SavedSearchTable {
  id: string;
  sponsorId: string;
  name: string;
  nameFolded: string;
  /** As it stands in the address of the directory. */
  query: string;
  createdAt: number;
  openedAt: number;
}

export const savedSearchTables = {
  savedSearch: table<SavedSearchTable>(['id'], ['account']),
};
