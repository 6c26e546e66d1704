import { table } from '../table.ts';

/** A creator that a sponsor keeps in mind, with a word of why. */
export interface ShortlistEntryTable {
  sponsorId: string;
  creatorId: string;
  note: string;
  addedAt: number;
  /** Null in the first list. */
  listId: string | null;
}

/** A list of a sponsor, beside the first, which is there by itself. */
export interface OwnListTable {
  id: string;
  sponsorId: string;
  name: string;
  nameFolded: string;
  /** Of one list at most: the one that was used last. Where it is none, it was the first. */
  takesNew: 0 | 1;
  createdAt: number;
}

export const shortlistTables = {
  shortlistEntry: table<ShortlistEntryTable>(['sponsorId', 'creatorId'], ['account', 'ownList']),
  ownList: table<OwnListTable>(['id'], ['account']),
};
