import { problemsIn, required } from '#rules/problems.ts';
import { errorOf, type FieldError } from '../form-state.ts';
import type { SignInField, SignInSnapshot } from './sign-in.machine.ts';

export type SignInProblem = { kind: 'none' } | { kind: 'rejected' } | { kind: 'refused'; message: string | null };

export const secondFactorIn = ({ children }: SignInSnapshot) => children.secondFactor ?? null;
export const setUpIn = ({ children }: SignInSnapshot) => children.secondFactorSetUp ?? null;
export const canSubmit = (snapshot: SignInSnapshot): boolean => snapshot.can({ type: 'credentials.submit' });

export const shownError = ({ context }: SignInSnapshot, field: SignInField): FieldError | null =>
  errorOf(
    context,
    field,
    problemsIn({
      identifier: context.form.identifier.trim() === '' ? required : null,
      password: context.form.password === '' ? required : null,
    }),
  );

export function problemOf(snapshot: SignInSnapshot): SignInProblem {
  if (snapshot.matches({ editing: 'rejected' })) return { kind: 'rejected' };
  if (snapshot.matches({ editing: 'refused' })) return { kind: 'refused', message: snapshot.context.message };
  return { kind: 'none' };
}
