import { type Problem, required } from '#rules/problems.ts';
import { isSameUsername, notYourUsername } from '#rules/username.ts';
import type { AccountClosingSnapshot, ClosingSaid } from './account-closing.machine.ts';

export const canOpen = (snapshot: AccountClosingSnapshot): boolean => snapshot.can({ type: 'closing.open' });
export const asks = (snapshot: AccountClosingSnapshot): boolean => snapshot.hasTag('asks');
export const isSubmitting = (snapshot: AccountClosingSnapshot): boolean => snapshot.matches('submitting');

/** Said of the whole, since no field is to blame. */
export const isRefused = (snapshot: AccountClosingSnapshot): boolean =>
  snapshot.matches({ editing: 'refused' }) && Object.keys(snapshot.context.refusedFields).length === 0;

/** A field says what is wrong with it once it was asked to close. */
export function problemIn({ context }: AccountClosingSnapshot, field: keyof ClosingSaid): Problem | null {
  if (!context.isSubmitted) return null;
  if (context[field].trim() === '') return required;
  return field === 'currentPassword' || isSameUsername(context.username, context.owner) ? null : notYourUsername;
}
