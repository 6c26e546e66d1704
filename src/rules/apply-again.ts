import type { Approval } from '#contract/levels.ts';

const rest = 30 * 24 * 60 * 60_000;

/** From when somebody who was rejected may apply again; null where that is not the question. */
export const mayApplyAgainAt = (application: { state: Approval; decidedAt: number | null }): number | null =>
  application.state === 'REJECTED' && application.decidedAt !== null ? application.decidedAt + rest : null;
