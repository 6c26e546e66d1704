import CalendarDays from 'lucide-react/icons/calendar-days';
import { Link } from 'react-router-dom';
import type { BookingItem } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/roles.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, isDay } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { fromList } from '#web/ui/back-link.tsx';
import { Face } from '#web/ui/face.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import { useMoment } from '#web/ui/use-moment.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { StayDays } from './stay-days.tsx';
import { dueStep, hotelOf } from './stay-labels.ts';
import * as css from './stay-list.css.ts';

interface StayRowProps {
  booking: BookingItem;
  by: Role;
  to: string;
}

export function StayRow({ booking, by, to }: StayRowProps) {
  const messages = useMessages(hotelBookingsMessages);
  const language = useLanguage();
  const city = cityNameIn(booking.cityName, language);
  const due = dueStep(booking, { by, now: useMoment(booking) }, messages, language);
  return (
    <Link to={to} state={fromList} className={css.row}>
      {by === 'creator' ? <DayTile day={booking.checkIn} /> : <Face party={booking.creator} />}
      <span className={css.text}>
        <span className={css.city}>
          {by === 'creator' ? city || messages.stay : `${booking.creator.fullName}, ${city}`}
        </span>
        {booking.checkIn === '' ? null : (
          <span className={css.days}>
            <CalendarDays size={16} aria-hidden className={css.daysIcon} />
            <StayDays booking={booking} />
          </span>
        )}
        <span className={css.hotel} dir="auto">
          {hotelOf(booking, by, messages)}
        </span>
        {booking.trip === null ? null : (
          <span className={css.hotel}>
            {messages.forTrip} <bdi>{booking.trip.title || messages.untitledTrip}</bdi>
          </span>
        )}
      </span>
      <span className={css.status}>
        {booking.state === null ? null : <StayBadge state={booking.state} />}
        {due === null ? null : <span className={css.step}>{due}</span>}
      </span>
    </Link>
  );
}

export function DayTile({ day }: { day: string }) {
  const language = useLanguage();
  if (!isDay(day)) return null;
  const [date = '', month = '', year = ''] = dayLabel(day, language).split(' ');
  return (
    <span className={css.tile} aria-hidden>
      <span className={css.tileMonth}>{month}</span>
      <span className={css.tileDate}>{date}</span>
      <span className={css.tileYear}>{year}</span>
    </span>
  );
}
