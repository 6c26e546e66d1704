import type { Database } from '../tables.ts';

/** What was done to somebody, in the order in which it was done. */
export const listEntriesAbout = (database: Database, subjectId: string) =>
  database.selectFrom('auditEntry').selectAll().where('subjectId', '=', subjectId).orderBy('sequence').execute();
