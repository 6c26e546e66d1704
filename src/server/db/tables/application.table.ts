import type { ApplicationState, BankLinkState } from '#contract/states.ts';
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

/** Its id is the `applicationId` that the client knows. */
export interface EmailVerificationTable {
  id: string;
  email: string;
  emailFolded: string;
  codeHash: string;
  codeExpiresAt: number;
  tries: number;
  verifiedAt: number | null;
  createdAt: number;
}

/** Bank and tax details, encrypted, and what the staff's lists show of them. */
export interface BankDetailsTable {
  accountId: string;
  encrypted: string;
  ibanEnding: string;
  isDoubtful: number;
  updatedAt: number;
}

export interface BankLinkTable {
  id: string;
  accountId: string;
  tokenHash: string;
  state: BankLinkState;
  expiresAt: number;
  submittedAt: number | null;
  message: string | null;
  createdAt: number;
}

export const detailsCell = cellsIn('bankDetails', 'encrypted');

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

export const applicationTables = {
  application: table<ApplicationTable>(['id'], ['account']),
  applicationDraft: table<ApplicationDraftTable>(['emailFolded'], [], ['encryptedDraft']),
  emailVerification: table<EmailVerificationTable>(['id']),
  bankDetails: table<BankDetailsTable>(['accountId'], ['account'], ['encrypted']),
  bankLink: table<BankLinkTable>(['id'], ['account']),
  staffNote: table<StaffNoteTable>(['id'], ['account']),
};
