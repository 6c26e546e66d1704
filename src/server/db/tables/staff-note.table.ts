import { table } from '../table.ts';

/** What staff remember of a creator, among themselves. */
export interface StaffNoteTable {
  id: string;
  /** Whom it is about. */
  accountId: string;
  authorId: string;
  /** As they were called when they wrote it. */
  author: string;
  content: string;
  createdAt: number;
}

export const staffNoteTables = {
  staffNote: table<StaffNoteTable>(['id'], ['account']),
};
