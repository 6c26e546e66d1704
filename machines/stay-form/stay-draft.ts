import type { StayCurrency, StayType } from '#contract/booking-choices.ts';
import type { Booking, BookingRequest, InvitationRequest } from '#contract/hotel-booking.ts';
import { tomorrowIn } from '#rules/booking-days.ts';
import { stayProblems } from '#rules/booking-problems.ts';
import type { Problems } from '#rules/problems.ts';

export type Deliverable = Booking['deliverables'][number];

/** A stay as it is typed. */
export interface StayDraft {
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

/** The last zone in which a day begins: whether it is tomorrow where the hotel is the server knows, which knows the city. */
const lastZone = 'Etc/GMT+12';

/** What is wrong with it as far as can be known here: a phone number that is left out is taken from the profile. */
export const draftProblems = (draft: StayDraft, at: number): Problems =>
  stayProblems(
    { ...draft, budgetPerNight: amountIn(draft.budgetPerNight), currency: draft.currency || null },
    tomorrowIn(lastZone, at),
  );

/** What is typed as a number, with a comma or a point. */
function amountIn(typed: string): number | null {
  const amount = Number(typed.replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(amount) ? null : amount;
}

const stayIn = ({ words, contactPhone, budgetPerNight, currency, ...stay }: StayDraft) => ({
  ...stay,
  budgetPerNight: amountIn(budgetPerNight),
  currency: currency || null,
});

export const requestIn = (
  draft: StayDraft,
  { tripId, replaces }: Extract<StayBeginning, { kind: 'request' }>,
): BookingRequest => ({
  ...stayIn(draft),
  ...{ tripId, replaces },
  specialRequests: draft.words.trim(),
  contactPhone: draft.contactPhone.trim(),
});

export const invitationIn = (
  draft: StayDraft,
  { creatorId }: Extract<StayBeginning, { kind: 'invitation' }>,
): InvitationRequest => ({ ...stayIn(draft), creatorId, word: draft.words.trim() });
