import type { SearchMails } from '#contract/sponsor-choices.ts';
import { table } from '../table.ts';

/** A creator that a sponsor keeps in mind, with a word of why. */
export interface ShortlistEntryTable {
  sponsorId: string;
  creatorId: string;
  note: string;
  addedAt: number;
  isInFirst: 0 | 1;
}

/** An entry in a list that the sponsor made. */
export interface ListPlaceTable {
  sponsorId: string;
  creatorId: string;
  listId: string;
}

/** A list that a sponsor made. The built-in list has no row. */
export interface OwnListTable {
  id: string;
  sponsorId: string;
  name: string;
  nameFolded: string;
  /** 1 for the list that was used last; with no such list, it was the first. */
  takesNew: 0 | 1;
  createdAt: number;
}

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

export const sponsorTables = {
  shortlistEntry: table<ShortlistEntryTable>(['sponsorId', 'creatorId'], ['account']),
  listPlace: table<ListPlaceTable>(['sponsorId', 'creatorId', 'listId'], ['shortlistEntry', 'ownList']),
  ownList: table<OwnListTable>(['id'], ['account']),
  savedSearch: table<SavedSearchTable>(['id'], ['account']),
};
