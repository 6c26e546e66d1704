import { undoMs } from '#machines/lifecycles/application.machine.ts';
import type { ApplicationTable } from './application.table.ts';

/** What an applicant may hear of an application: nobody outside hears of a decision that can still be taken back. */
export function asTold(application: ApplicationTable, now: number): ApplicationTable {
  const { state, decidedAt } = application;
  const isTold = state === 'ONHOLD' || (decidedAt ?? 0) + undoMs <= now;
  return isTold ? application : { ...application, state: 'ONHOLD', decidedAt: null, reason: null, reasonText: null };
}
