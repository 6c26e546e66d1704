import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { Booking } from '#contract/hotel-booking.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { button } from '#web/ui/button.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import type { InvitationsProps } from './invitations-screen.tsx';
import { StayDays } from './stay-days.tsx';
import { mayInviteAgain } from './stay-labels.ts';
import * as css from './stay-page.css.ts';
import { StayPage } from './stay-page.tsx';

export function InvitationScreen({ actor }: InvitationsProps) {
  const messages = useMessages(hotelBookingsMessages);
  const name = useSelector(actor, ({ context }) => context.currentBooking?.creator.fullName);
  const title = name === undefined ? messages.invitation : messages.invitationTo(name);
  return (
    <Page title={title} isWide>
      <BackLink to="/invitations">{messages.allInvitations}</BackLink>
      <Heading>{title}</Heading>
      <StayPage
        actor={actor}
        addressOf={(id) => bookingAddress('sponsor', id)}
        head={(booking) => <HeadLine booking={booking} />}
        tools={(booking) => (mayInviteAgain(booking) ? <InviteAgain booking={booking} /> : null)}
      />
    </Page>
  );
}

function HeadLine({ booking }: { booking: Booking }) {
  const messages = useMessages(hotelBookingsMessages);
  const cityName = useCityName();
  return (
    <p className={css.headLine}>
      <StayDays booking={booking} />
      <span>{cityName(booking.cityName)}</span>
      <span>{messages.reference(booking.reference)}</span>
    </p>
  );
}

function InviteAgain({ booking: { creator } }: { booking: Booking }) {
  const messages = useMessages(hotelBookingsMessages);
  return (
    <Link to={`/invitations/new?creator=${creator._id}`} className={button.secondary}>
      {messages.inviteAgain}
    </Link>
  );
}
