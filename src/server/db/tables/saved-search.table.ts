import type { SearchMails } from '#contract/saved-search-choices.ts';
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
  mails: SearchMails;
  /** Matches that were listed up to this time are not mailed again. */
  mailedUntil: number;
  nextMailAt: number;
}

export const savedSearchTables = {
  savedSearch: table<SavedSearchTable>(['id'], ['account']),
};
