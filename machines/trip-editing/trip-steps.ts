import type { TripSaved } from '#contract/own-trip.ts';
import type { TripMoveName } from '#contract/trip-choices.ts';
import { requestOf, type TripDraft } from '#machines/rules/trip-draft.ts';
import { tripProblems } from '#rules/trip-problems.ts';
import { tripLifecycle } from '../lifecycles/trip.machine.ts';

export type TripStep = TripMoveName | 'delete';

interface Now {
  saved: TripSaved;
  draft: TripDraft;
}

/** The server asks the same chart. */
export const mayMove = ({ saved, draft }: Now, step: TripStep): boolean =>
  tripLifecycle
    .resolveState({ value: saved.state })
    .can({ type: `trip.${step}`, facts: { missing: Object.keys(tripProblems(requestOf(draft))) } });

/** Saving the draft of a published trip makes it 'changed'. */
export const mayMoveOnceSaved = ({ saved, draft }: Now, step: TripStep): boolean =>
  mayMove({ saved: { ...saved, state: saved.state === 'published' ? 'changed' : saved.state }, draft }, step);

const throwsAway: readonly TripStep[] = ['discard', 'delete'];

/** These steps throw the draft away, so they need no save before. */
export const mayMoveUnsaved = (now: Now, step: TripStep): boolean => throwsAway.includes(step) && mayMove(now, step);
