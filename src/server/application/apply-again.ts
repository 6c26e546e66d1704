import type { Account } from '../account/accounts.ts';
import type { Database } from '../tables.ts';
import type { ApplicationTable } from './application.table.ts';
import { asTold } from './as-told.ts';
import { findLatestApplication } from './latest-application.ts';

const rest = 30 * 24 * 60 * 60_000;

/** From when somebody who was rejected may apply again; null where that is not the question. */
export const mayApplyAgainAt = ({ state, decidedAt }: Pick<ApplicationTable, 'state' | 'decidedAt'>): number | null =>
  state === 'REJECTED' && decidedAt !== null ? decidedAt + rest : null;

export async function mayApplyAgain(
  database: Database,
  { id, state }: Pick<Account, 'id' | 'state'>,
  now: number,
): Promise<boolean> {
  const last = await findLatestApplication(database, id);
  const from = last ? mayApplyAgainAt(asTold(last, now)) : null;
  return state === 'pending' && from !== null && from <= now;
}
