import { table } from '../table.ts';

/** Who did what to whom. Entries are only appended; each hash covers the entry and the hash before it. */
export interface AuditEntryTable {
  sequence: number;
  at: number;
  actor: string;
  action: string;
  subjectId: string;
  details: string;
  hash: string;
}

/** One row: the last sequence number, and a signature of it and the last hash. */
export interface AuditHeadTable {
  id: number;
  sequence: number;
  hash: string;
}

export const auditTables = {
  auditEntry: table<AuditEntryTable>(['sequence']),
  auditHead: table<AuditHeadTable>(['id']),
};
