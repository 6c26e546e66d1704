import type { RejectionReason } from '#contract/back-office-choices.ts';
import { type Problems, problem } from './problems.ts';

export interface Rejection {
  reason: RejectionReason | null;
  text: string;
}

export type GivenRejection = Rejection & { reason: RejectionReason };

export const isGiven = (rejection: Rejection): rejection is GivenRejection =>
  Object.keys(rejectionProblems(rejection)).length === 0;

export function rejectionProblems({ reason, text }: Rejection): Problems<'reason' | 'text'> {
  if (reason === null) return { reason: reasonNeeded };
  return reason === 'other' && text.trim() === '' ? { text: textNeeded } : {};
}

const reasonNeeded = problem({ en: 'Please choose a reason.', tr: 'Lütfen bir neden seçin.' });
const textNeeded = problem({
  en: 'Please tell the applicant the reason.',
  tr: 'Lütfen nedenini başvurana yazın.',
});
