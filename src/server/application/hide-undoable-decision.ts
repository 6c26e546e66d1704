import { undoMs } from '#machines/lifecycles/application.machine.ts';
import type { ApplicationTable } from './application.table.ts';

/** The application as the applicant sees it: on hold while the decision can still be undone. */
export function hideUndoableDecision(application: ApplicationTable, now: number): ApplicationTable {
  const { state, decidedAt } = application;
  const isFinal = state === 'ONHOLD' || (decidedAt ?? 0) + undoMs <= now;
  return isFinal ? application : { ...application, state: 'ONHOLD', decidedAt: null, reason: null, reasonText: null };
}
