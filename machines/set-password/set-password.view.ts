import { passwordProblem } from '#rules/password.ts';
import { errorOf, type FieldError } from '../form-state.ts';
import type { SetPasswordSnapshot } from './set-password.machine.ts';

export const isLoading = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('loading');
export const isForm = (snapshot: SetPasswordSnapshot): boolean => snapshot.hasTag('form');
export const isSending = (snapshot: SetPasswordSnapshot): boolean =>
  snapshot.matches('submitting') || snapshot.matches('signingIn');
export const isSignedIn = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('signedIn');
export const isDone = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('done');
export const isRefused = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches({ editing: 'refused' });
export const hasEnded = (snapshot: SetPasswordSnapshot): boolean => snapshot.hasTag('over');
export const isUnknown = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('unknown');
export const isRenewed = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('renewed');
export const isNotRenewed = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('notRenewed');
export const canRenew = (snapshot: SetPasswordSnapshot): boolean => snapshot.can({ type: 'link.renew' });
export const canOpen = (snapshot: SetPasswordSnapshot): boolean => snapshot.can({ type: 'call.retry' });

export function shownError({ context }: SetPasswordSnapshot, field: 'password'): FieldError | null {
  const password = passwordProblem(context.form.password);
  return errorOf(context, field, password === null ? {} : { password });
}

export const linkFate = (snapshot: SetPasswordSnapshot): 'failed' | 'unknown' | 'used' | 'expired' | 'replaced' => {
  const { value } = snapshot;
  return value === 'failed' || value === 'unknown' || value === 'used' || value === 'expired' ? value : 'replaced';
};
