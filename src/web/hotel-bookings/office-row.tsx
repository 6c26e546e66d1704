import { Link } from 'react-router-dom';
import type { BookingItem } from '#contract/hotel-booking.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { daysBetween } from '#web/ui/age.ts';
import { Face } from '#web/ui/face.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import * as css from './office-row.css.ts';
import { daysOf, hotelOf, nightsOf, untilOf } from './stay-labels.ts';

interface OfficeRowProps {
  booking: BookingItem;
  to: string;
  isChosen: boolean;
  now: number;
}

export function OfficeRow({ booking, to, isChosen, now }: OfficeRowProps) {
  const messages = useMessages(hotelBookingsMessages);
  const language = useLanguage();
  const { dueAt } = booking;
  return (
    <Link
      to={to}
      className={css.row}
      data-row=""
      preventScrollReset
      {...(isChosen && { 'aria-current': 'true' as const })}
    >
      <span className={css.face}>
        <Face party={booking.creator} look="row" />
      </span>
      <span className={css.title}>{`${booking.creator.fullName}, ${booking.cityName}`}</span>
      <StayBadge state={booking.state} />
      <span className={css.detail}>
        {[
          daysOf(booking, language),
          messages.nights(nightsOf(booking)),
          hotelOf(booking, 'staff', messages),
          ...(booking.trip ? [`${messages.forTrip} ${booking.trip.title || messages.untitledTrip}`] : []),
        ].join(' · ')}
      </span>
      <span className={css.status}>
        {dueAt === null ? null : (
          <span className={css.due}>{messages.until(untilOf(dueAt, booking, messages, language))}</span>
        )}
        <span className={css.age}>{messages.age(daysBetween(booking.createdAt, now))}</span>
      </span>
    </Link>
  );
}
