import { type Problems, problemsIn, required } from '#rules/problems.ts';
import { isSameUsername, notYourUsername } from '#rules/username.ts';
import { errorOf, type FieldError } from '../form-state.ts';
import type { ReauthenticationField, ReauthenticationSnapshot } from './reauthentication.machine.ts';

export const asks = (snapshot: ReauthenticationSnapshot): boolean => snapshot.hasTag('asks');
export const isDone = (snapshot: ReauthenticationSnapshot): boolean => snapshot.matches('done');

export const shownError = ({ context }: ReauthenticationSnapshot, field: ReauthenticationField): FieldError | null =>
  errorOf(context, field, problemsOf(context));

function problemsOf({ owner, form }: ReauthenticationSnapshot['context']): Problems<ReauthenticationField> {
  const username = form.username.trim() === '' ? required : notYourUsername;
  return problemsIn({
    username: owner === null || isSameUsername(form.username, owner) ? null : username,
    currentPassword: form.currentPassword === '' ? required : null,
  });
}
