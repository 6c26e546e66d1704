import { table } from '../platform/database/table.ts';

/** A creator that a sponsor keeps in mind, with a word of why. */
export interface ShortlistEntryTable {
  sponsorId: string;
  creatorId: string;
  note: string;
  addedAt: number;
}

export const shortlistTables = {
  shortlistEntry: table<ShortlistEntryTable>(['sponsorId', 'creatorId'], ['account']),
};
