import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/session.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { listActiveStaff } from '../account/accounts.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { listSignInLanguages } from '../session/sign-in-language.ts';
import type { Booking } from './booking.lifecycle.ts';
import { type BookingFacts, bookingMail, type Occasion } from './booking.mails.ts';
import { offerIn, otherDatesIn } from './booking-json.ts';
import { referenceOf } from './booking-reference.ts';

/** Tells the creator of their stay, in the language in which they applied. */
export function mailCreator(unit: Unit, booking: Booking, occasion: Occasion, said: Partial<BookingFacts> = {}): void {
  const { creatorEmail: to, creatorName: name } = booking;
  const language = booking.language ?? 'en';
  mail(unit, booking, { to, role: 'creator', name, language, occasion, said });
}

/** Tells the host, where there is one, in the language in which they signed in last; so are staff. */
export function mailSponsor(unit: Unit, booking: Booking, occasion: Occasion, said: Partial<BookingFacts> = {}): void {
  const { hostEmail: to, hostName, hostLanguage } = booking;
  const [name, language] = [hostName ?? '', hostLanguage ?? 'en'];
  if (to !== null) mail(unit, booking, { to, role: 'sponsor', name, language, occasion, said });
}

export async function mailStaff(
  unit: Unit,
  booking: Booking,
  occasion: Occasion,
  said: Partial<BookingFacts> = {},
): Promise<void> {
  const staff = await listActiveStaff(unit.database);
  const ids = staff.map(({ id }) => id);
  const languages = await listSignInLanguages(unit.database, ids);
  for (const { id, email: to, name } of staff)
    mail(unit, booking, { to, role: 'staff', name, language: languages.get(id) ?? 'en', occasion, said });
}

/** Tells both: the creator, and the host or, where there is none, staff. */
export async function mailParties(unit: Unit, booking: Booking, occasion: Occasion): Promise<void> {
  mailCreator(unit, booking, occasion);
  if (booking.hostEmail === null) await mailStaff(unit, booking, occasion);
  else mailSponsor(unit, booking, occasion);
}

interface Addressed {
  to: string;
  role: Role;
  name: string;
  language: Language;
  occasion: Occasion;
  said: Partial<BookingFacts>;
}

function mail(unit: Unit, booking: Booking, { to, role, name, language, occasion, said }: Addressed): void {
  const { id, creatorName, hostName, hotelName, cityName, timeZone, checkIn, checkOut, reason, word, outcome } =
    booking;
  const facts: BookingFacts = {
    name,
    reference: referenceOf(id),
    creator: creatorName,
    host: hostName ?? '',
    hotelName,
    cityName,
    timeZone,
    checkIn,
    checkOut,
    offer: offerIn(booking),
    otherDates: otherDatesIn(booking),
    outcome,
    quote: occasion === 'invited' ? word : reason,
    url: `${unit.publicUrl}${bookingAddress(role, id)}`,
    ...said,
  };
  unit.queueMail({ to, language, subjectId: id, ...bookingMail(occasion, role, facts, language) });
}
