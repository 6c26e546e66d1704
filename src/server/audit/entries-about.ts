import { inBatches } from '../platform/database/in-batches.ts';
import type { Database } from '../tables.ts';
import type { AuditEntryTable } from './audit.table.ts';

/** What was done to somebody, in the order in which it was done. */
export const listEntriesAbout = (database: Database, subjectId: string): Promise<AuditEntryTable[]> =>
  listEntriesAboutAny(database, [subjectId]);

/** The same of however many, in one order. */
export async function listEntriesAboutAny(
  database: Database,
  subjectIds: readonly string[],
): Promise<AuditEntryTable[]> {
  const found: AuditEntryTable[][] = [];
  for (const some of inBatches(subjectIds))
    found.push(await database.selectFrom('auditEntry').selectAll().where('subjectId', 'in', some).execute());
  return found.flat().toSorted((one, other) => one.sequence - other.sequence);
}
