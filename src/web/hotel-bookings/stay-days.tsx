import type { BookingItem } from '#contract/hotel-booking.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { daysOf, nightsOf } from './stay-labels.ts';
import * as css from './stay-list.css.ts';

/** The nights wrap as a whole. */
export function StayDays({ booking }: { booking: BookingItem }) {
  const messages = useMessages(hotelBookingsMessages);
  const language = useLanguage();
  const nights = nightsOf(booking);
  if (booking.checkIn === '') return null;
  return (
    <span className={css.daysLine}>
      {`${daysOf(booking, language)} `}
      {nights === null ? null : <span className={css.nights}>{messages.nights(nights)}</span>}
    </span>
  );
}
