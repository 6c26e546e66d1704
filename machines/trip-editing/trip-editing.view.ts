import { maxItems } from '#contract/trip-choices.ts';
import { draftOf, requestOf, type TripDraft } from '#machines/rules/trip-draft.ts';
import { tripProblems } from '#rules/trip-problems.ts';
import type { KeptTripDraft, TripEditingSnapshot } from './trip-editing.machine.ts';
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
/** Whether something is under way or still to be done that would end with the page. */
export const isPending = (editing: TripEditingSnapshot): boolean => isUnsaved(editing) || isMoving(editing);
/** Whether nothing is saved any further unless somebody does something. */
export const isStuck = (editing: TripEditingSnapshot): boolean => editing.matches('unsaved') || isConflicting(editing);
/** Whether it is a trip that was put away elsewhere: nothing that is written here can be saved then. */
export const isPutAway = ({ context }: TripEditingSnapshot): boolean => context.theirs?.state === 'archived';
export const conflictsIn = ({ context }: TripEditingSnapshot) => context.conflicts;
export const sidesIn = ({ context: { draft, theirs } }: TripEditingSnapshot): Record<'mine' | 'theirs', TripDraft> => ({
  mine: draft,
  theirs: theirs === null ? draft : draftOf(theirs),
});

/** What a device keeps until it is saved; null where everything is. */
export function unsavedDraft(editing: TripEditingSnapshot): KeptTripDraft | null {
  if (!isUnsaved(editing)) return null;
  const { draft, base, saved, lost, sending } = editing.context;
  return { draft, base, version: saved.version, lost: editing.matches('saving') ? [...lost, sending] : lost };
}

export const isDeleted = (editing: TripEditingSnapshot): boolean => editing.matches('deleted');
export const isGone = (editing: TripEditingSnapshot): boolean => editing.matches('gone');
export const isArchived = ({ context }: TripEditingSnapshot): boolean => context.saved.state === 'archived';

export const canStep =
  (step: TripStep) =>
  (editing: TripEditingSnapshot): boolean =>
    editing.can({ type: 'trip.step', step });

/** What it lacks to be published. */
export const missingIn = ({ context }: TripEditingSnapshot) => tripProblems(requestOf(context.draft));

/** Whether the plan takes so many items more. */
export const hasRoomFor =
  (count: number) =>
  ({ context }: TripEditingSnapshot): boolean =>
    context.draft.itinerary.length + count <= maxItems;
