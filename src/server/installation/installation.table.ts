import { table } from '../platform/database/table.ts';
import { placesIn } from '../platform/sealer.ts';

/** One row: whose database this is. */
export interface InstallationTable {
  id: number;
  /** Of the master key under which its secrets are sealed. */
  keyFingerprint: string;
  /** When a server last made sure that it can write here; the clocks of later ones go on from there. */
  readyAt: number;
}

/** One row: the key that hashes are made with, which goes wherever they go. */
export interface HashKeyTable {
  id: string;
  sealedKey: string;
}

export const placeOfHashKey = placesIn('hashKey', 'sealedKey');

export const installationTables = {
  installation: table<InstallationTable>(['id']),
  hashKey: table<HashKeyTable>(['id'], [], ['sealedKey']),
};
