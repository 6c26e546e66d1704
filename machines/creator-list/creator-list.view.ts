import type { CreatorOfStaff } from '#contract/back-office.ts';
import { creatorAccountLifecycle } from '../lifecycles/creator-account.machine.ts';

const moves = ['suspend', 'reinstate', 'reopen'] as const;
export type AccountMove = (typeof moves)[number];

/** Applicants are decided on in the queue, not here. */
export function movesOf({ status }: Pick<CreatorOfStaff, 'status'>): readonly AccountMove[] {
  if (status === 'applying' || status === 'awaiting' || status === 'rejected') return [];
  const from = creatorAccountLifecycle.resolveState({ value: status });
  return moves.filter((move) =>
    from.can({ type: `account.${move}`, facts: { wasSuspended: false, isVerified: false } }),
  );
}
