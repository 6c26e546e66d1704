import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { Booking } from '#contract/hotel-booking.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { button } from '#web/ui/button.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { StayDays } from './stay-days.tsx';
import { mayAskAgain } from './stay-labels.ts';
import * as css from './stay-page.css.ts';
import { StayPage } from './stay-page.tsx';

interface StayScreenProps {
  actor: HotelBookingsActor;
}

export function StayScreen({ actor }: StayScreenProps) {
  const messages = useMessages(hotelBookingsMessages);
  const city = useSelector(actor, ({ context }) => context.currentBooking?.cityName);
  const cityName = useCityName();
  const title = city ? messages.stayIn(cityName(city)) : messages.stay;
  return (
    <Page title={title} isWide>
      <BackLink to="/hotel-booking-requests">{messages.backToList}</BackLink>
      <div className={css.head}>
        <Heading>{title}</Heading>
      </div>
      <StayPage
        actor={actor}
        addressOf={(id) => bookingAddress('creator', id)}
        head={(booking) => <HeadLine booking={booking} />}
        tools={(booking) => (mayAskAgain(booking) ? <AskAgain booking={booking} /> : null)}
      />
    </Page>
  );
}

function HeadLine({ booking }: { booking: Booking }) {
  const messages = useMessages(hotelBookingsMessages);
  return (
    <p className={css.headLine}>
      <StayDays booking={booking} />
      <span>{booking.sponsor === null ? messages.requestedByYou : messages.invitedBy(booking.sponsor.fullName)}</span>
      {booking.reference === '' ? null : <span>{messages.reference(booking.reference)}</span>}
    </p>
  );
}

function AskAgain({ booking: { _id } }: { booking: Booking }) {
  const messages = useMessages(hotelBookingsMessages);
  return (
    <Link to={`/hotel-booking-request?again=${_id}`} className={button.secondary}>
      {messages.again}
    </Link>
  );
}
