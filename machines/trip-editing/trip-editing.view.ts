import { isSameValue } from '#machines/rules/same-value.ts';
import { requestOf } from '#machines/rules/trip-draft.ts';
import { tripProblems } from '#rules/trip-problems.ts';
import type { TripEditingSnapshot } from './trip-editing.machine.ts';
import type { TripStep } from './trip-steps.ts';

export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'unsaved';

export function saveStatusIn(editing: TripEditingSnapshot): SaveStatus {
  if (editing.matches('unsaved')) return 'unsaved';
  if (editing.hasTag('saving')) return 'saving';
  return editing.hasTag('unsaved') ? 'waiting' : 'saved';
}

export const isUnsaved = (editing: TripEditingSnapshot): boolean => editing.hasTag('unsaved');
export const isMoving = (editing: TripEditingSnapshot): boolean => editing.hasTag('moving');
export const isConflicting = (editing: TripEditingSnapshot): boolean => editing.matches('conflicting');
/** Unsaved, or a step is being taken. */
export const isPending = (editing: TripEditingSnapshot): boolean => isUnsaved(editing) || isMoving(editing);
/** A trip that was archived elsewhere takes no changes. */
export const isRemoteArchived = ({ context }: TripEditingSnapshot): boolean => context.remote?.state === 'archived';
export const conflictsIn = ({ context }: TripEditingSnapshot) => context.conflicts;

export const isDeleted = (editing: TripEditingSnapshot): boolean => editing.matches('deleted');
export const isGone = (editing: TripEditingSnapshot): boolean => editing.matches('gone');
export const isArchived = ({ context }: TripEditingSnapshot): boolean => context.saved.state === 'archived';

export const canStep =
  (step: TripStep) =>
  (editing: TripEditingSnapshot): boolean =>
    editing.can({ type: 'trip.step', step });

export const canDiscard = (editing: TripEditingSnapshot): boolean =>
  editing.can({ type: 'draft.discard' }) && !isSameValue(editing.context.draft, editing.context.base);

export const missingIn = ({ context }: TripEditingSnapshot) => tripProblems(requestOf(context.draft));
