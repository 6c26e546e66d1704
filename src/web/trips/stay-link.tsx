import BedDouble from 'lucide-react/icons/bed-double';
import { Link } from 'react-router-dom';
import { cityNameIn } from '#rules/city-name.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { nightsAhead } from '#web/ui/calendar-days.ts';
import * as css from './stay-link.css.ts';
import { tripsMessages } from './trips.messages.ts';

interface StayLinkProps {
  tripId: string;
  dates: readonly string[];
  today: string;
  city: string | null;
}

export function StayLink({ tripId, dates, today, city }: StayLinkProps) {
  const messages = useMessages(tripsMessages);
  const language = useLanguage();
  const nights = nightsAhead(dates, today);
  if (nights === null) return null;
  const days = rangeLabel(nights, language);
  return (
    <Link to={`/hotel-booking-request?trip=${encodeURIComponent(tripId)}`} className={css.link}>
      <BedDouble size={18} aria-hidden className={css.icon} />
      {city === null ? messages.requestStayNowhere(days) : messages.requestStay(days, cityNameIn(city, language))}
    </Link>
  );
}
