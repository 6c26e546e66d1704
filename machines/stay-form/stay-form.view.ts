import { errorOf, type FieldError } from '../form-state.ts';
import { draftProblems, earliestDay, hoursToReply } from './stay-draft.ts';
import type { OwnStay, StayFormSnapshot } from './stay-form.machine.ts';

export const isForm = (snapshot: StayFormSnapshot): boolean =>
  snapshot.matches('editing') || snapshot.matches('submitting');
export const isRefused = (snapshot: StayFormSnapshot): boolean => snapshot.matches({ editing: 'refused' });
export const cityIn = ({ children }: StayFormSnapshot): StayFormSnapshot['children']['city'] => children.city;

export const listsIn = ({ children }: StayFormSnapshot): StayFormSnapshot['children']['lists'] => children.lists;

export const isFillingIn = (snapshot: StayFormSnapshot): boolean => snapshot.matches({ editing: 'filling' });

export const firstDay = ({ context: { at } }: StayFormSnapshot): string => earliestDay(at);
export const hoursLeft = ({ context: { draft, at } }: StayFormSnapshot): number | null => hoursToReply(draft, at);

/** The fields that show errors, in the order of the form. */
export const stayFields: readonly string[] = [
  'cityName',
  'checkIn',
  'checkOut',
  'hotelName',
  'stayType',
  'deliverables',
  'budgetPerNight',
  'currency',
  'specialRequests',
  'word',
  'contactPhone',
];

export const shownError = ({ context }: StayFormSnapshot, field: string): FieldError | null =>
  errorOf(context, field, draftProblems(context.draft, context.source.kind, context.at));

/** A stay that ends on the day the other begins does not overlap it. */
export const overlappingStays = ({ context: { draft, stays } }: StayFormSnapshot): OwnStay[] =>
  draft.checkIn === ''
    ? []
    : stays.filter(({ checkIn, checkOut }) => draft.checkIn < checkOut && checkIn < draft.checkOut);
