import { maxBudget, maxRequestsLength, type StayCurrency, type StayType } from '#contract/booking-choices.ts';
import type { Booking, BookingRequest, InvitationRequest } from '#contract/hotel-booking.ts';
import { amountIn } from '#machines/rules/amount.ts';
import { checkInAt, tomorrowIn } from '#rules/booking-days.ts';
import { stayProblems } from '#rules/booking-problems.ts';
import { notValid, type Problems, tooLong } from '#rules/problems.ts';

export type Deliverable = Booking['deliverables'][number];

/** A stay as it is typed. */
export interface StayDraft {
  /** What the stay is for; an invitation has none. */
  tripId: string | null;
  hotelName: string;
  cityId: string | null;
  cityName: string;
  timeZone: string;
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  rooms: number;
  stayType: StayType | null;
  deliverables: Deliverable[];
  budgetPerNight: string;
  currency: StayCurrency | '';
  /** Wishes of whoever asks, or what is said to whom is invited. */
  words: string;
  contactPhone: string;
}

/** What a stay is asked for upon. */
export type StayBeginning =
  | { kind: 'request'; tripId: string | null; replaces: string | null }
  | { kind: 'invitation'; creatorId: string };

export const blankDraft = (timeZone: string): StayDraft => ({
  tripId: null,
  hotelName: '',
  cityId: null,
  cityName: '',
  timeZone,
  checkIn: '',
  checkOut: '',
  adults: 1,
  children: 0,
  rooms: 1,
  stayType: null,
  deliverables: [],
  budgetPerNight: '',
  currency: '',
  words: '',
  contactPhone: '',
});

/** A day that could be tomorrow somewhere: the earliest on which anybody may come. */
export const earliestDay = (at: number): string => tomorrowIn(lastZone, at);

const shortNotice = 24 * 60 * 60_000;

/** Whether the request would expire within a day, so that perhaps no one can answer it. */
export const isShortNotice = ({ checkIn, timeZone }: StayDraft, at: number): boolean =>
  checkIn >= earliestDay(at) && checkInAt({ checkIn, timeZone }) - at < shortNotice;

/** The last zone in which a day begins: whether it is tomorrow where the hotel is the server knows, which knows the city. */
const lastZone = 'Etc/GMT+12';

/** What is wrong with it as far as can be known here: a phone number that is left out is taken from the profile. */
export function draftProblems(draft: StayDraft, kind: StayBeginning['kind'], at: number): Problems {
  const { budgetPerNight, currency } = priceIn(draft);
  return {
    ...stayProblems({ ...draft, budgetPerNight, currency }, earliestDay(at)),
    ...(isBudget(budgetPerNight) ? {} : { budgetPerNight: notValid }),
    ...(draft.words.trim().length > maxRequestsLength ? { [wordsField(kind)]: tooLong(maxRequestsLength) } : {}),
  };
}

/** What the words are called where they are sent. */
export const wordsField = (kind: StayBeginning['kind']) => (kind === 'request' ? 'specialRequests' : 'word');

/** What a hotel is paid for a night, where anybody says. */
const priceIn = ({ budgetPerNight: typed, currency }: Pick<StayDraft, 'budgetPerNight' | 'currency'>) => ({
  budgetPerNight: typed.trim() === '' ? null : amountIn(typed),
  currency: currency || null,
});

const isBudget = (budget: number | null): boolean => budget === null || (budget > 0 && budget <= maxBudget);

const stayIn = ({ tripId, words, contactPhone, ...stay }: StayDraft) => ({ ...stay, ...priceIn(stay) });

/** Filled in together: a city and its id, the first and the last day. */
const pairs: readonly (readonly string[])[] = [
  ['cityName', 'cityId'],
  ['checkIn', 'checkOut'],
];

/** Fills in empty fields and fields that still hold the values of the previous trip. */
export function filledIn(draft: StayDraft, known: Partial<StayDraft>, filled: Partial<StayDraft> = {}): StayDraft {
  const blank = blankDraft(draft.timeZone);
  const has = (other: Partial<StayDraft>) => (field: string) =>
    JSON.stringify(Reflect.get(draft, field)) === JSON.stringify(Reflect.get(other, field));
  const isFree = (field: string) =>
    (pairs.find((pair) => pair.includes(field)) ?? [field]).every((each) => has(blank)(each) || has(filled)(each));
  const fields = Object.keys(draft).filter((field) => field in { ...filled, ...known } && isFree(field));
  const values = { ...blank, ...known };
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, Reflect.get(values, field)])) };
}

export const requestIn = (
  draft: StayDraft,
  { replaces }: Extract<StayBeginning, { kind: 'request' }>,
): BookingRequest => ({
  ...stayIn(draft),
  tripId: draft.tripId,
  replaces,
  specialRequests: draft.words.trim(),
  contactPhone: draft.contactPhone.trim(),
});

export const invitationIn = (
  draft: StayDraft,
  { creatorId }: Extract<StayBeginning, { kind: 'invitation' }>,
): InvitationRequest => ({ ...stayIn(draft), creatorId, word: draft.words.trim() });
