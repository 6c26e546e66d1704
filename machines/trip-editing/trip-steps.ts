import type { TripSaved } from '#contract/own-trip.ts';
import type { TripMoveName } from '#contract/trip-choices.ts';
import { requestOf, type TripDraft } from '#machines/rules/trip-draft.ts';
import { tripProblems } from '#rules/trip-problems.ts';
import { tripLifecycle } from '../lifecycles/trip.machine.ts';

/** What may be done with a trip beside editing it. */
export type TripStep = TripMoveName | 'delete';

interface Now {
  saved: TripSaved;
  draft: TripDraft;
}

/** What the chart of trips allows; the server asks the same one. */
export const mayMove = ({ saved, draft }: Now, step: TripStep): boolean =>
  tripLifecycle
    .resolveState({ value: saved.state })
    .can({ type: `trip.${step}`, facts: { missing: Object.keys(tripProblems(requestOf(draft))) } });

/** The same of what the draft makes of it. */
export const mayMoveOnceSaved = ({ saved, draft }: Now, step: TripStep): boolean =>
  mayMove({ saved: { ...saved, state: saved.state === 'published' ? 'changed' : saved.state }, draft }, step);

const throwsAway: readonly TripStep[] = ['discard', 'delete'];

/** What asks for nothing to be saved before, since it throws away what is not. */
export const mayMoveUnsaved = (now: Now, step: TripStep): boolean => throwsAway.includes(step) && mayMove(now, step);
