import type { Problems } from '#rules/problems.ts';
import { draftProblems, earliestDay, hoursToReply } from './stay-draft.ts';
import type { StayFormSnapshot } from './stay-form.machine.ts';

export const isForm = (snapshot: StayFormSnapshot): boolean =>
  snapshot.matches('editing') || snapshot.matches('submitting');
export const isSubmitting = (snapshot: StayFormSnapshot): boolean => snapshot.matches('submitting');
export const isRefused = (snapshot: StayFormSnapshot): boolean => snapshot.matches({ editing: 'refused' });
export const cityIn = ({ children }: StayFormSnapshot): StayFormSnapshot['children']['city'] => children.city;

export const listsIn = ({ children }: StayFormSnapshot): StayFormSnapshot['children']['lists'] => children.lists;

export const isFillingIn = (snapshot: StayFormSnapshot): boolean => snapshot.matches({ editing: 'filling' });

export const firstDay = ({ context: { at } }: StayFormSnapshot): string => earliestDay(at);
export const hoursLeft = ({ context: { draft, at } }: StayFormSnapshot): number | null => hoursToReply(draft, at);

export function shownProblems({ context: { source, draft, touched, attempts, at } }: StayFormSnapshot): Problems {
  const found = Object.entries(draftProblems(draft, source.kind, at));
  return Object.fromEntries(found.filter(([field]) => attempts > 0 || field in touched));
}
