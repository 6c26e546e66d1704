import type { AuditAction } from '#contract/audit-actions.ts';
import { inBatches } from '../db/in-batches.ts';
import type { AuditEntryTable } from '../db/tables/audit.table.ts';
import type { Database } from '../db/tables.ts';

/** The entries about one subject, oldest first. */
export const listEntriesAbout = (database: Database, subjectId: string): Promise<AuditEntryTable[]> =>
  listEntriesAboutAny(database, [subjectId]);

/** When an action was last done to a subject; null if never. */
export async function findLatestEntryAt(
  database: Database,
  subjectId: string,
  action: AuditAction,
): Promise<number | null> {
  const entry = await database
    .selectFrom('auditEntry')
    .select('at')
    .where('subjectId', '=', subjectId)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.at ?? null;
}

/** The entries about any of these subjects, oldest first. */
export async function listEntriesAboutAny(
  database: Database,
  subjectIds: readonly string[],
): Promise<AuditEntryTable[]> {
  const found: AuditEntryTable[][] = [];
  for (const some of inBatches(subjectIds))
    found.push(await database.selectFrom('auditEntry').selectAll().where('subjectId', 'in', some).execute());
  return found.flat().toSorted((one, other) => one.sequence - other.sequence);
}
