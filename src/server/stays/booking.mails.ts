import type { Booking } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/session.ts';
import { dayIn } from '#rules/booking-days.ts';
import { dayLabel, rangeLabel } from '#rules/day-labels.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';
import { stayWords } from './booking-words.ts';

/** What a mail tells of; who reads it, and what of that concerns them, comes beside. */
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
  /** Of whoever reads it. */
  name: string;
  reference: string;
  creator: string;
  /** The sponsor who invites; nobody where the creator asks. */
  host: string;
  hotelName: string;
  cityName: string;
  timeZone: string;
  checkIn: string;
  checkOut: string;
  offer: Booking['offer'];
  otherDates: Booking['otherDates'];
  outcome: Booking['outcome'];
  /** What somebody wrote: a reason, a note, a word of welcome. */
  quote: string;
  url: string;
}

/** What a mail says in one language: the stay and its days are put into words already. */
export interface SaidFacts extends BookingFacts {
  stay: string;
  place: string;
  other: string;
  replyBy: string;
}

const labels: Record<Language, string> = { en: 'See the stay', tr: 'Konaklamaya bakın' };

export function bookingMail(occasion: Occasion, role: Role, facts: BookingFacts, language: Language): Mail {
  const said = saidIn(language, facts);
  const { subject, before } = stayWords[language][occasion](said, role);
  const quote = occasion === 'offered' ? facts.offer?.terms : facts.quote;
  return {
    template: `booking-${occasion}`,
    ...letter({
      language,
      subject,
      heading: subject,
      before,
      quote: quotes.includes(occasion) ? quote : undefined,
      action: { label: labels[language], url: facts.url },
    }),
  };
}

/** Those that carry what somebody wrote. */
const quotes: readonly Occasion[] = ['offered', 'declined', 'cancelled', 'note', 'invited'];

function saidIn(language: Language, facts: BookingFacts): SaidFacts {
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
