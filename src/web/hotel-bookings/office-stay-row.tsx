import type { BookingItem } from '#contract/hotel-booking.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { daysBetween } from '#web/ui/age.ts';
import { DenseRow } from '#web/ui/dense-row.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { daysOf, hotelOf, nightsOf, untilOf } from './stay-labels.ts';

interface OfficeStayRowProps {
  booking: BookingItem;
  to: string;
  isChosen: boolean;
  now: number;
}

export function OfficeStayRow({ booking, now, ...shown }: OfficeStayRowProps) {
  const messages = useMessages(hotelBookingsMessages);
  const language = useLanguage();
  const { _id, creator, cityName, trip, dueAt, createdAt, state } = booking;
  const nights = nightsOf(booking);
  const details = [
    daysOf(booking, language),
    ...(nights === null ? [] : [messages.nights(nights)]),
    hotelOf(booking, 'staff', messages),
    ...(trip ? [`${messages.forTrip} ${trip.title || messages.untitledTrip}`] : []),
  ];
  return (
    <DenseRow
      {...shown}
      id={_id}
      party={creator}
      title={`${creator.fullName}, ${cityNameIn(cityName, language)}`}
      detail={details.join(' · ')}
      note={dueAt === null ? null : messages.until(untilOf(dueAt, booking, messages, language))}
      since={createdAt}
      age={messages.age(daysBetween(createdAt, now))}
    >
      {state === null ? null : <StayBadge state={state} />}
    </DenseRow>
  );
}
