import type { BankLinkState } from '#contract/states.ts';
import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

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

export const bankDetailsTables = {
  bankDetails: table<BankDetailsTable>(['accountId'], ['account'], ['encrypted']),
  bankLink: table<BankLinkTable>(['id'], ['account']),
};
