import type { Approval } from '#contract/levels.ts';
import { undoMs } from '#machines/lifecycles/application.machine.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';

/** The application as the applicant sees it: on hold while the decision can still be undone. */
export function hideUndoableDecision(
  application: ApplicationTable,
  now: number,
): ApplicationTable & { state: Approval } {
  const { state, decidedAt } = application;
  const isDecided = state === 'APPROVED' || state === 'REJECTED';
  if (isDecided && (decidedAt ?? 0) + undoMs <= now) return { ...application, state };
  return { ...application, state: 'ONHOLD', decidedAt: null, reason: null, reasonText: null };
}
