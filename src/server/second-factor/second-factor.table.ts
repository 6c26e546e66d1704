import { table } from '../platform/database/table.ts';
import { cellsIn } from '../platform/secrets.ts';

/** What a member of staff says beside the password. */
export interface SecondFactorTable {
  accountId: string;
  sealedSecret: string;
  /** The newest step of time whose code was taken: none of it or before it is taken any more. */
  lastStep: number;
  createdAt: number;
}

/** One of the codes for whoever has lost the app. Only its hash is known here, and it is gone once used. */
export interface RecoveryCodeTable {
  accountId: string;
  codeHash: string;
}

export const secretCell = cellsIn('secondFactor', 'sealedSecret');

export const secondFactorTables = {
  secondFactor: table<SecondFactorTable>(['accountId'], ['account'], ['sealedSecret']),
  recoveryCode: table<RecoveryCodeTable>(['accountId', 'codeHash'], ['account']),
};
