import type { RejectionReason } from '#contract/rejection.ts';
import { type Problems, problem } from './problems.ts';

/** A rejection as staff have filled it in: nothing is chosen for them. */
export interface Rejection {
  reason: RejectionReason | null;
  text: string;
}

export type GivenRejection = Rejection & { reason: RejectionReason };

export const isGiven = (rejection: Rejection): rejection is GivenRejection =>
  Object.keys(rejectionProblems(rejection)).length === 0;

/** Whoever is rejected is told why: by one of the reasons, or in words of their own. */
export function rejectionProblems({ reason, text }: Rejection): Problems<'reason' | 'text'> {
  if (reason === null) return { reason: notChosen };
  return reason === 'other' && text.trim() === '' ? { text: notSaid } : {};
}

const notChosen = problem({ en: 'Choose a reason.', tr: 'Bir neden seçin.' });
const notSaid = problem({
  en: 'Another reason has to be told: write a word to the applicant.',
  tr: 'Başka bir neden anlatılmalıdır: Başvurana birkaç söz yazın.',
});
