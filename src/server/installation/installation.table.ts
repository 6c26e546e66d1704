import { table } from '../platform/database/table.ts';

/** One row: whose database this is. */
export interface InstallationTable {
  id: number;
  /** Of the master key under which its secrets were made. */
  keyFingerprint: string;
  /** When a server last made sure that it can write here. */
  readyAt: number;
}

export const installationTables = { installation: table<InstallationTable>(['id']) };
