import type { BookingReply } from '#contract/hotel-booking.ts';
import type { Catalogue, Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { dayIn, hoursUntil } from '#rules/booking-days.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, rangeLabel } from '#rules/day-labels.ts';
import { listStaffToMail } from '../accounts/accounts.ts';
import type { OutgoingMail, Unit } from '../db/unit-of-work.ts';
import { referenceOf } from '../lib/formats.ts';
import { letter, type Mail } from '../mail/letter.ts';
import type { Booking } from './booking.lifecycle.ts';
import { bookingMessages, replyNotices, waitNotices } from './booking-messages.ts';
import { parseOffer, parseOtherDates } from './booking-view.ts';

export type Occasion =
  | 'received'
  | 'in-review'
  | 'offered'
  | 'confirmed'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'note'
  | 'invited'
  | 'other-dates'
  | 'completed'
  | 'outcome';

export interface BookingFacts {
  /** The recipient's name. */
  name: string;
  reference: string;
  creator: string;
  /** Empty for a request. */
  host: string;
  hotelName: string;
  cityName: string;
  timeZone: string;
  isZoneOfCity: boolean;
  checkIn: string;
  checkOut: string;
  offer: BookingReply['offer'];
  otherDates: BookingReply['otherDates'];
  outcome: BookingReply['outcome'];
  /** The hours until it expires, if that is less than a day. */
  hoursLeft: number | null;
  /** A reason, a note or a welcome message. */
  quote: string;
  url: string;
}

export interface LocalizedFacts extends BookingFacts {
  stay: string;
  place: string;
  other: string;
  replyBy: string;
}

const labels: Record<Language, string> = { en: 'Open the stay', tr: 'Konaklamayı aç' };

export function bookingMail(occasion: Occasion, role: Role, facts: BookingFacts, language: Language): Mail {
  const localized = localize(language, facts);
  const { subject, before } = bookingMessages[language][occasion](localized, role);
  const notice = noticeOf(occasion, role, facts.hoursLeft, language);
  const quote = occasion === 'offered' ? facts.offer?.terms : facts.quote;
  return {
    template: `booking-${occasion}`,
    ...letter({
      language,
      subject,
      heading: subject,
      before: notice === null ? before : [...before, notice],
      quote: occasionsWithQuote.includes(occasion) ? quote : undefined,
      action: { label: labels[language], url: facts.url },
    }),
  };
}

/** The mails that start a time to reply, with the role that replies. */
const repliesBy: Partial<Record<Occasion, Role>> = {
  received: 'staff',
  offered: 'creator',
  invited: 'creator',
  'other-dates': 'sponsor',
};

function noticeOf(occasion: Occasion, role: Role, hours: number | null, language: Language): string | null {
  const replier = repliesBy[occasion];
  if (hours === null || replier === undefined) return null;
  return (replier === role ? replyNotices : waitNotices)[language](hours);
}

const placeTime: Record<Language, (day: string, place: string) => string> = {
  en: (day, place) => `${day} (${place} time)`,
  tr: (day, place) => `${day} (${place} saatiyle)`,
};

/** 'Europe/Istanbul' → 'Istanbul' */
const zoneName = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

const occasionsWithQuote: readonly Occasion[] = ['offered', 'declined', 'cancelled', 'note', 'invited'];

const placeOf: Catalogue<(hotel: string, city: string) => string> = {
  en: (hotel, city) => `${hotel} in ${city}`,
  tr: (hotel, city) => `${city}, ${hotel}`,
};

function localize(language: Language, facts: BookingFacts): LocalizedFacts {
  const { hotelName, timeZone, isZoneOfCity, checkIn, checkOut, offer, otherDates } = facts;
  const cityName = cityNameIn(facts.cityName, language);
  const place = placeOf[language](hotelName, cityName);
  const clockPlace = isZoneOfCity ? cityName : zoneName(timeZone);
  const other = otherDates ? rangeLabel({ from: otherDates.checkIn, to: otherDates.checkOut }, language) : '';
  return {
    ...facts,
    place,
    stay: `${place}, ${rangeLabel({ from: checkIn, to: checkOut }, language)}`,
    other,
    replyBy: offer ? placeTime[language](dayLabel(dayIn(timeZone, offer.replyBy - 1), language), clockPlace) : '',
  };
}

export interface Reader {
  /** Undefined for staff, who get no notifications. */
  accountId?: string;
  to: string;
  role: Role;
  name: string;
  language: Language;
}

/** Closed accounts get no mails. */
export function creatorOf({
  creatorId,
  creatorState,
  creatorEmail: to,
  creatorName: name,
  language,
}: Booking): Reader[] {
  if (creatorState === 'closed') return [];
  return [{ accountId: creatorId, to, role: 'creator', name, language }];
}

export function hostOf({ sponsorId, hostEmail: to, hostName, hostLanguage }: Booking): Reader[] {
  if (to === null || sponsorId === null) return [];
  return [{ accountId: sponsorId, to, role: 'sponsor', name: hostName ?? '', language: hostLanguage ?? 'en' }];
}

export async function staffOf({ database }: Unit): Promise<Reader[]> {
  const staff = await listStaffToMail(database);
  return staff.map(({ email: to, name, language }) => ({ to, role: 'staff', name, language }));
}

export const mailCreator = (unit: Unit, booking: Booking, occasion: Occasion): void =>
  mail(unit, booking, creatorOf(booking), occasion);

export const mailSponsor = (unit: Unit, booking: Booking, occasion: Occasion): void =>
  mail(unit, booking, hostOf(booking), occasion);

export const mailStaff = async (unit: Unit, booking: Booking, occasion: Occasion): Promise<void> =>
  mail(unit, booking, await staffOf(unit), occasion);

/** The creator, and the host or, without one, staff. */
const participantsOf = async (unit: Unit, booking: Booking): Promise<Reader[]> => [
  ...creatorOf(booking),
  ...(booking.hostEmail === null ? await staffOf(unit) : hostOf(booking)),
];

/** Also mails the one who did it, as a record; to them it is no notification. */
export async function mailParticipants(
  unit: Unit,
  booking: Booking,
  occasion: Occasion,
  by: Role | 'system',
): Promise<void> {
  for (const reader of await participantsOf(unit, booking))
    unit.queueMail({ ...mailTo(unit, booking, { reader, occasion }), isOwnAction: reader.role === by });
}

/** Mails the participants except the one who did it. */
export async function mailOthers(unit: Unit, booking: Booking, occasion: Occasion, by: Role | 'system'): Promise<void> {
  const others = (await participantsOf(unit, booking)).filter(({ role }) => role !== by);
  mail(unit, booking, others, occasion);
}

function mail(unit: Unit, booking: Booking, readers: readonly Reader[], occasion: Occasion): void {
  for (const reader of readers) unit.queueMail(mailTo(unit, booking, { reader, occasion }));
}

export function mailTo(
  { publicUrl, now }: Unit,
  booking: Booking,
  { reader, occasion, facts: overrides = {} }: { reader: Reader; occasion: Occasion; facts?: Partial<BookingFacts> },
): OutgoingMail {
  const { accountId, to, role, name, language } = reader;
  const { id, creatorName, hostName, hotelName, cityName, timeZone, checkIn, checkOut } = booking;
  const { isZoneOfCity, dueAt, reason, word, outcome } = booking;
  const facts: BookingFacts = {
    name,
    reference: referenceOf('HB', id),
    creator: creatorName,
    host: hostName ?? '',
    hotelName,
    cityName,
    timeZone,
    isZoneOfCity: isZoneOfCity === 1,
    checkIn,
    checkOut,
    offer: parseOffer(booking),
    otherDates: parseOtherDates(booking),
    outcome,
    hoursLeft: dueAt === null ? null : hoursUntil(dueAt, now),
    quote: occasion === 'invited' ? word : reason,
    url: `${publicUrl}${bookingAddress(role, id)}`,
    ...overrides,
  };
  return {
    to,
    language,
    subjectId: id,
    ...(accountId && {
      accountId,
      facts: { creator: creatorName, host: hostName ?? '', hotelName, cityName, checkIn, checkOut },
    }),
    ...bookingMail(occasion, role, facts, language),
  };
}
