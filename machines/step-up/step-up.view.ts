import { type Problem, required } from '#rules/problems.ts';
import type { StepUpSnapshot } from './step-up.machine.ts';

export const asks = (snapshot: StepUpSnapshot): boolean => snapshot.hasTag('asks');
export const isSubmitting = (snapshot: StepUpSnapshot): boolean => snapshot.matches('submitting');
export const isDone = (snapshot: StepUpSnapshot): boolean => snapshot.matches('done');

export const passwordProblemIn = (snapshot: StepUpSnapshot): Problem | null =>
  snapshot.matches({ editing: 'missing' }) ? required : null;

/** Said of the whole, since no field is to blame. */
export const isRefused = (snapshot: StepUpSnapshot): boolean =>
  snapshot.matches({ editing: 'refused' }) && !('currentPassword' in snapshot.context.refusedFields);
