import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { hoursUntil } from '#rules/booking-days.ts';
import { listStaffToMail } from '../accounts/accounts.ts';
import type { OutgoingMail, Unit } from '../db/unit-of-work.ts';
import { referenceOf } from '../lib/reference.ts';
import type { Booking } from './booking.lifecycle.ts';
import { type BookingFacts, bookingMail, type Occasion } from './booking.mails.ts';
import { parseOffer, parseOtherDates } from './booking-json.ts';

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
