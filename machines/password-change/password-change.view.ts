import { passwordProblem } from '#rules/password.ts';
import { type Problem, required } from '#rules/problems.ts';
import { showsErrors } from '../form-state.ts';
import type { PasswordChange, PasswordChangeSnapshot } from './password-change.machine.ts';

export const isSubmitting = (snapshot: PasswordChangeSnapshot): boolean => snapshot.matches('submitting');
export const canSubmit = (snapshot: PasswordChangeSnapshot): boolean => snapshot.can({ type: 'password.submit' });
export const isChanged = (snapshot: PasswordChangeSnapshot): boolean => snapshot.matches('changed');

/** A rejection that marks no field. */
export const isRefused = (snapshot: PasswordChangeSnapshot): boolean =>
  snapshot.matches({ editing: 'refused' }) &&
  !(['currentPassword', 'password'] as const).some((field) => field in snapshot.context.serverErrors);

export function problemIn({ context }: PasswordChangeSnapshot, field: keyof PasswordChange): Problem | null {
  if (!showsErrors(context, field)) return null;
  if (field === 'password') return passwordProblem(context.password);
  return context.currentPassword === '' ? required : null;
}
