import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

export interface SecondFactorTable {
  accountId: string;
  encryptedSecret: string;
  /** Last accepted time step. Codes of it and of earlier ones are rejected. */
  lastStep: number;
  createdAt: number;
}

/** Deleted when it is used. */
export interface RecoveryCodeTable {
  accountId: string;
  codeHash: string;
}

export const secretCell = cellsIn('secondFactor', 'encryptedSecret');

export const secondFactorTables = {
  secondFactor: table<SecondFactorTable>(['accountId'], ['account'], ['encryptedSecret']),
  recoveryCode: table<RecoveryCodeTable>(['accountId', 'codeHash'], ['account']),
};
