import BedDouble from 'lucide-react/icons/bed-double';
import { Link } from 'react-router-dom';
import { rangeLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './stay-link.css.ts';
import { tripsMessages } from './trips.messages.ts';

interface StayLinkProps {
  tripId: string;
  nights: { from: string; to: string } | null;
  city: string | null;
}

export function StayLink({ tripId, nights, city }: StayLinkProps) {
  const words = useMessages(tripsMessages);
  const language = useLanguage();
  if (nights === null) return null;
  const days = rangeLabel(nights, language);
  return (
    <Link to={`/hotel-booking-request?trip=${encodeURIComponent(tripId)}`} className={css.link}>
      <BedDouble size={18} aria-hidden className={css.icon} />
      {city === null ? words.requestStayNowhere(days) : words.requestStay(days, city)}
    </Link>
  );
}
