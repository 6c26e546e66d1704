import { applicationLifecycle } from '#machines/lifecycles/application.machine.ts';
import { initialStateOf } from '../db/lifecycle.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';
import { insertApplication } from './application.store.ts';

type NewApplication = Pick<ApplicationTable, 'id' | 'accountId' | 'privacyVersion' | 'createdAt'>;

export async function addApplication(database: Database, fresh: NewApplication): Promise<ApplicationTable> {
  const undecided = { state: initialStateOf(applicationLifecycle), decidedAt: null, reason: null, reasonText: null };
  const application = { ...fresh, ...undecided, updatedAt: fresh.createdAt };
  await insertApplication(database, application);
  return application;
}
