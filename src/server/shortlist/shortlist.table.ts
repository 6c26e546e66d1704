/** A creator that a sponsor keeps in mind, with a word of why. */
export interface ShortlistEntryTable {
  sponsorId: string;
  creatorId: string;
  note: string;
  addedAt: number;
}
