import { emailProblem } from '#rules/email-address.ts';
import { errorOf, type FieldError } from '../form-state.ts';
import type { ForgotPasswordSnapshot } from './forgot-password.machine.ts';

export const isSent = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches('sent');
export const isRefused = (snapshot: ForgotPasswordSnapshot): boolean => snapshot.matches({ editing: 'refused' });
/** An empty field shows none: the button waits for an address. */
export function shownError({ context }: ForgotPasswordSnapshot, field: 'email'): FieldError | null {
  const email = context.form.email.trim() === '' ? null : emailProblem(context.form.email);
  return errorOf(context, field, email === null ? {} : { email });
}
