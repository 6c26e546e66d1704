import { table } from '../table.ts';

/** What staff remember of a creator, among themselves. */
export interface StaffNoteTable {
  id: string;
  /** The creator that the note is about. */
  accountId: string;
  authorId: string;
  /** The name of the author when the note was written. */
  author: string;
  content: string;
  createdAt: number;
}

export const staffNoteTables = {
  staffNote: table<StaffNoteTable>(['id'], ['account']),
};
