import { maxBudget, maxRequestsLength, type StayCurrency, type StayType } from '#contract/booking-choices.ts';
import type { Booking, BookingRequest, HotelRequest, InvitationRequest } from '#contract/hotel-booking.ts';
import { amountIn } from '#machines/rules/amount.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { checkInAt, hoursUntil, tomorrowIn } from '#rules/booking-days.ts';
import { stayProblems } from '#rules/booking-problems.ts';
import { notValid, type Problems, tooLong } from '#rules/problems.ts';

export type Deliverable = Booking['deliverables'][number];

export const firstDeliverable: Deliverable = { platform: 'instagram', kind: 'post', count: 1 };
export const maxDeliverables = 20;

export interface StayDraft {
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
  remarks: string;
  contactPhone: string;
}

export type StaySource =
  | { kind: 'request'; tripId: string | null; replaces: string | null }
  | { kind: 'invitation'; creatorId: string }
  /** The form of several invitations, which its page sends. */
  | { kind: 'group' };

/** What a kept hotel fills in. */
export const placeOf = ({ hotelName, cityId, cityName, timeZone }: HotelRequest): HotelRequest => ({
  ...{ hotelName, cityId, cityName, timeZone },
});

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
  remarks: '',
  contactPhone: '',
});

/** Tomorrow in the most lenient zone; the server checks the zone of the hotel. */
export const earliestDay = (at: number): string => tomorrowIn('Etc/GMT+12', at);

/** A request expires when its first day begins. */
export const hoursToReply = ({ checkIn, timeZone }: StayDraft, at: number): number | null =>
  checkIn < earliestDay(at) ? null : hoursUntil(checkInAt({ checkIn, timeZone }), at);

/** A missing phone number is no problem: the server takes the one of the profile. */
export function draftProblems(draft: StayDraft, kind: StaySource['kind'], at: number): Problems {
  const { budgetPerNight, currency } = priceIn(draft);
  return {
    ...stayProblems({ ...draft, budgetPerNight, currency }, earliestDay(at)),
    ...(isBudget(budgetPerNight) ? {} : { budgetPerNight: notValid }),
    ...(draft.remarks.trim().length > maxRequestsLength ? { [remarksField(kind)]: tooLong(maxRequestsLength) } : {}),
  };
}

export const remarksField = (kind: StaySource['kind']) => (kind === 'request' ? 'specialRequests' : 'word');

const priceIn = ({ budgetPerNight: typed, currency }: Pick<StayDraft, 'budgetPerNight' | 'currency'>) => ({
  budgetPerNight: typed.trim() === '' ? null : amountIn(typed),
  currency: currency || null,
});

const isBudget = (budget: number | null): boolean => budget === null || (budget > 0 && budget <= maxBudget);

const stayIn = ({ tripId, remarks, contactPhone, ...stay }: StayDraft) => ({ ...stay, ...priceIn(stay) });

const pairs: readonly (readonly string[])[] = [
  ['cityName', 'cityId', 'timeZone'],
  ['checkIn', 'checkOut'],
];

/** Fills in empty fields and fields that still hold the values of the previous trip. */
export function filledIn(
  draft: StayDraft,
  prefill: Partial<StayDraft>,
  { filled = {}, timeZone }: { filled?: Partial<StayDraft>; timeZone: string },
): StayDraft {
  const blank = blankDraft(timeZone);
  const has = (other: Partial<StayDraft>) => (field: string) =>
    isSameValue(Reflect.get(draft, field), Reflect.get(other, field));
  const isFree = (field: string) =>
    (pairs.find((pair) => pair.includes(field)) ?? [field]).every((each) => has(blank)(each) || has(filled)(each));
  const fields = Object.keys(draft).filter((field) => field in { ...filled, ...prefill } && isFree(field));
  const values = { ...blank, ...prefill };
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, Reflect.get(values, field)])) };
}

export const requestIn = (
  draft: StayDraft,
  { replaces }: Extract<StaySource, { kind: 'request' }>,
): BookingRequest => ({
  ...stayIn(draft),
  tripId: draft.tripId,
  replaces,
  specialRequests: draft.remarks.trim(),
  contactPhone: draft.contactPhone.trim(),
});

export const invitationIn = (
  draft: StayDraft,
  { creatorId }: Extract<StaySource, { kind: 'invitation' }>,
): InvitationRequest => ({ ...stayIn(draft), creatorId, word: draft.remarks.trim() });
