import type { Booking } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/session.ts';
import { dayIn } from '#rules/booking-days.ts';
import { dayLabel, rangeLabel } from '#rules/day-labels.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';
import { bookingMessages } from './booking-messages.ts';

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
  checkIn: string;
  checkOut: string;
  offer: Booking['offer'];
  otherDates: Booking['otherDates'];
  outcome: Booking['outcome'];
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
  const quote = occasion === 'offered' ? facts.offer?.terms : facts.quote;
  return {
    template: `booking-${occasion}`,
    ...letter({
      language,
      subject,
      heading: subject,
      before,
      quote: occasionsWithQuote.includes(occasion) ? quote : undefined,
      action: { label: labels[language], url: facts.url },
    }),
  };
}

const occasionsWithQuote: readonly Occasion[] = ['offered', 'declined', 'cancelled', 'note', 'invited'];

function localize(language: Language, facts: BookingFacts): LocalizedFacts {
  const { hotelName, cityName, timeZone, checkIn, checkOut, offer, otherDates } = facts;
  const place = language === 'tr' ? `${cityName}, ${hotelName}` : `${hotelName} in ${cityName}`;
  const other = otherDates ? rangeLabel({ from: otherDates.checkIn, to: otherDates.checkOut }, language) : '';
  return {
    ...facts,
    place,
    stay: `${place}, ${rangeLabel({ from: checkIn, to: checkOut }, language)}`,
    other,
    replyBy: offer ? `${dayLabel(dayIn(timeZone, offer.replyBy - 1), language)} (${timeZone})` : '',
  };
}
