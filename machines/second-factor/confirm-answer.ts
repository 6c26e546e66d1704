import type { Session } from '#contract/session.ts';
import type { Refused } from '../refusal.ts';

export type ConfirmAnswer =
  | { kind: 'signedIn'; session: Session }
  | { kind: 'wrong' }
  | { kind: 'over'; message: string }
  | Refused;

/** How the second half of a sign-in ends: 'over' is what the server ends, 'left' what a person does. */
export type ConfirmEnd = Extract<ConfirmAnswer, { kind: 'signedIn' | 'over' }> | { kind: 'left' };

export const left: ConfirmEnd = { kind: 'left' };
