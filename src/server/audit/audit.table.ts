import { table } from '../platform/database/table.ts';

/** What somebody of the staff did, or the system in their place. Never changed, never deleted; each hash covers the one before. */
export interface AuditEntryTable {
  sequence: number;
  at: number;
  actor: string;
  action: string;
  subjectId: string;
  details: string;
  hash: string;
}

/** The one row where the chain of entries ends. */
export interface AuditHeadTable {
  id: number;
  sequence: number;
  hash: string;
}

export const auditTables = {
  auditEntry: table<AuditEntryTable>(['sequence']),
  auditHead: table<AuditHeadTable>(['id']),
};
