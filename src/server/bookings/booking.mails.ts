import type { BookingReply } from '#contract/hotel-booking.ts';
import type { Catalogue, Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { dayIn } from '#rules/booking-days.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, rangeLabel } from '#rules/day-labels.ts';
import { letter, type Mail } from '../mail/letter.ts';
import { bookingMessages, replyNotices, waitNotices } from './booking-messages.ts';

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
