import type { SignInField, SignInSnapshot } from './sign-in.machine.ts';

export type SignInProblem = { kind: 'none' } | { kind: 'rejected' } | { kind: 'refused'; message: string | null };

export const isBusy = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('busy');
export const secondFactorIn = ({ children }: SignInSnapshot) => children.secondFactor ?? null;
export const setUpIn = ({ children }: SignInSnapshot) => children.secondFactorSetUp ?? null;
export const canSubmit = (snapshot: SignInSnapshot): boolean => snapshot.can({ type: 'credentials.submit' });

export const isMissing =
  (field: SignInField) =>
  ({ context }: SignInSnapshot): boolean =>
    context.touched.includes(field) && (field === 'identifier' ? context.identifier.trim() : context.password) === '';

export function problemOf(snapshot: SignInSnapshot): SignInProblem {
  if (snapshot.matches({ editing: 'rejected' })) return { kind: 'rejected' };
  if (snapshot.matches({ editing: 'refused' })) return { kind: 'refused', message: snapshot.context.message };
  return { kind: 'none' };
}
