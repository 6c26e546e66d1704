import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

export interface PasswordLinkTable {
  tokenHash: string;
  accountId: string;
  kind: 'invitation' | 'reset';
  expiresAt: number;
  usedAt: number | null;
  createdAt: number;
}

/** A request for a link, stored whether or not an account has this address. */
export interface PasswordRequestTable {
  id: string;
  encryptedEmail: string;
  createdAt: number;
}

export const emailCell = cellsIn('passwordRequest', 'encryptedEmail');

export const passwordTables = {
  passwordLink: table<PasswordLinkTable>(['tokenHash'], ['account']),
  passwordRequest: table<PasswordRequestTable>(['id'], [], ['encryptedEmail']),
};
