import { Link } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { listAddress } from './bookings-view.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import * as css from './stay-list.css.ts';
import { StayList } from './stay-list.tsx';

export interface InvitationsProps {
  actor: HotelBookingsActor;
}

export function InvitationsScreen({ actor }: InvitationsProps) {
  const messages = useMessages(hotelBookingsMessages);
  return (
    <Page title={messages.invitations} isWide>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading>{messages.invitations}</Heading>
          <p className={page.lead}>{messages.invitationsLead}</p>
        </div>
        <Link to="/discovery" className={button.secondary}>
          {messages.toDirectory}
        </Link>
      </div>
      <StayList
        actor={actor}
        addressOf={({ _id }) => bookingAddress('sponsor', _id)}
        listOf={(state) => listAddress('/invitations', state)}
        empty={messages.emptyInvitations}
      />
    </Page>
  );
}
