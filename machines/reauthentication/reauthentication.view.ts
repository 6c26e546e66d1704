import { type Problem, required } from '#rules/problems.ts';
import type { ReauthenticationSnapshot } from './reauthentication.machine.ts';

export const asks = (snapshot: ReauthenticationSnapshot): boolean => snapshot.hasTag('asks');
export const isSubmitting = (snapshot: ReauthenticationSnapshot): boolean => snapshot.matches('submitting');
export const isDone = (snapshot: ReauthenticationSnapshot): boolean => snapshot.matches('done');

export const passwordProblemIn = (snapshot: ReauthenticationSnapshot): Problem | null =>
  snapshot.matches({ editing: 'missing' }) ? required : null;

/** A rejection that marks no field. */
export const isRefused = (snapshot: ReauthenticationSnapshot): boolean =>
  snapshot.matches({ editing: 'refused' }) && !('currentPassword' in snapshot.context.serverErrors);
