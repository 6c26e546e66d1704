import { errorOf, type FieldError } from '../form-state.ts';
import { type PasswordChangeSnapshot, type PasswordField, passwordProblems } from './password-change.machine.ts';

export const isChanged = (snapshot: PasswordChangeSnapshot): boolean => snapshot.matches('changed');

export const shownError = ({ context }: PasswordChangeSnapshot, field: PasswordField): FieldError | null =>
  errorOf(context, field, passwordProblems(context.form));
