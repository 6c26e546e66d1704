import type { Account } from '../accounts/accounts.ts';
import { findLatestApplication, hideUndoableDecision } from '../accounts/latest-application.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';

const day = 24 * 60 * 60_000;
const waitingDays = 30;

/** The start of a UTC day, since mails and pages name the day. Null unless the application was rejected. */
export const mayApplyAgainAt = ({ state, decidedAt }: Pick<ApplicationTable, 'state' | 'decidedAt'>): number | null =>
  state === 'REJECTED' && decidedAt !== null ? (Math.floor(decidedAt / day) + waitingDays) * day : null;

export async function mayApplyAgain(
  database: Database,
  { id, state }: Pick<Account, 'id' | 'state'>,
  now: number,
): Promise<boolean> {
  const last = await findLatestApplication(database, id);
  const from = last ? mayApplyAgainAt(hideUndoableDecision(last, now)) : null;
  return state === 'pending' && from !== null && from <= now;
}
