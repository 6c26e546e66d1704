import { requestOf } from '#rules/trip-draft.ts';
import { tripProblems } from '#rules/trip-problems.ts';
import type { TripEditingSnapshot } from './trip-editing.machine.ts';
import type { TripStep } from './trip-steps.ts';

export type SavedLook = 'saved' | 'waiting' | 'saving' | 'unsaved';

/** What is said of whether everything is saved. */
export function savedLook(editing: TripEditingSnapshot): SavedLook {
  if (editing.matches('unsaved')) return 'unsaved';
  if (editing.hasTag('saving')) return 'saving';
  return editing.hasTag('unsaved') ? 'waiting' : 'saved';
}

/** Whether something would be lost with this device. */
export const isUnsaved = (editing: TripEditingSnapshot): boolean => editing.hasTag('unsaved');
export const isMoving = (editing: TripEditingSnapshot): boolean => editing.hasTag('moving');
export const isConflicting = (editing: TripEditingSnapshot): boolean => editing.matches('conflicting');
export const isDeleted = (editing: TripEditingSnapshot): boolean => editing.matches('deleted');
export const isGone = (editing: TripEditingSnapshot): boolean => editing.matches('gone');
export const isArchived = ({ context }: TripEditingSnapshot): boolean => context.saved.state === 'archived';

export const canStep =
  (step: TripStep) =>
  (editing: TripEditingSnapshot): boolean =>
    editing.can({ type: 'trip.step', step });

/** What it lacks to be published. */
export const missingIn = ({ context }: TripEditingSnapshot) => tripProblems(requestOf(context.draft));
