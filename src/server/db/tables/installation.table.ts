import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

/** One row. */
export interface InstallationTable {
  id: number;
  /** When a server last made sure that it can write here; the clocks of later ones go on from there. */
  readyAt: number;
}

/** A key of the ring that this database holds ciphertexts of. */
export interface EncryptionKeyTable {
  id: string;
  /** An empty text, encrypted: it tells the key apart from another one of the same name. */
  proof: string;
}

export const proofCell = cellsIn('encryptionKey', 'proof');

export const installationTables = {
  installation: table<InstallationTable>(['id']),
  encryptionKey: table<EncryptionKeyTable>(['id']),
};
