import { type Problem, required } from '#rules/problems.ts';
import { isSameUsername, notYourUsername } from '#rules/username.ts';
import type { AccountClosingSnapshot, ClosingFields } from './account-closing.machine.ts';

export const canOpen = (snapshot: AccountClosingSnapshot): boolean => snapshot.can({ type: 'closing.open' });
export const asks = (snapshot: AccountClosingSnapshot): boolean => snapshot.hasTag('asks');
export const isSubmitting = (snapshot: AccountClosingSnapshot): boolean => snapshot.matches('submitting');

/** A rejection that marks no field. */
export const isRefused = (snapshot: AccountClosingSnapshot): boolean =>
  snapshot.matches({ editing: 'refused' }) && Object.keys(snapshot.context.serverErrors).length === 0;

export function problemIn({ context }: AccountClosingSnapshot, field: keyof ClosingFields): Problem | null {
  if (context.rejections === 0) return null;
  if (context[field].trim() === '') return required;
  return field === 'currentPassword' || isSameUsername(context.username, context.owner) ? null : notYourUsername;
}
