import type { ApplicationState } from '#contract/states.ts';
import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

/** One application. Its id is that of the verified email it was sent with, so the same sent again finds the first. */
export interface ApplicationTable {
  id: string;
  accountId: string;
  state: ApplicationState;
  privacyVersion: string;
  decidedAt: number | null;
  reason: string | null;
  reasonText: string | null;
  /** The member of staff who has taken it. It counts until `takenAt` is too long ago. */
  takerId: string | null;
  takenAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** What an applicant filled in, until they continue on another device: the newest of each verified address. */
export interface ApplicationDraftTable {
  emailFolded: string;
  tokenHash: string;
  encryptedDraft: string;
  expiresAt: number;
  usedAt: number | null;
  createdAt: number;
}

export const draftCell = cellsIn('applicationDraft', 'encryptedDraft');

export const applicationTables = {
  application: table<ApplicationTable>(['id'], ['account']),
  applicationDraft: table<ApplicationDraftTable>(['emailFolded'], [], ['encryptedDraft']),
};
