import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '#contract/hotel-booking.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { button } from '#web/ui/button.css.ts';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { BackLink } from './back-link.tsx';
import { ofState } from './bookings-place.ts';
import { hotelBookingsWords } from './hotel-bookings-words.ts';
import * as listCss from './stay-list.css.ts';
import { StayList } from './stay-list.tsx';
import * as css from './stay-page.css.ts';
import { StayPage } from './stay-page.tsx';
import { daysOf, nightsOf } from './stay-words.ts';

interface InvitationsProps {
  actor: HotelBookingsActor;
  tools: ReactNode;
}

/** All that a sponsor has asked creators to. */
export function InvitationsScreen({ actor, tools }: InvitationsProps) {
  const text = useWords(hotelBookingsWords);
  const directory = (
    <Link to="/discovery" className={button.secondary}>
      {text.toDirectory}
    </Link>
  );
  return (
    <Page title={text.invitations} tools={tools} isWide>
      <div className={listCss.head}>
        <div className={listCss.titles}>
          <Heading>{text.invitations}</Heading>
          <p className={page.lead}>{text.invitationsLead}</p>
        </div>
        {directory}
      </div>
      <StayList
        actor={actor}
        addressOf={({ _id }) => bookingAddress('sponsor', _id)}
        listOf={(state) => ofState('/invitations', state)}
        empty={text.emptyInvitations}
      >
        {directory}
      </StayList>
    </Page>
  );
}

/** One invitation, with what was written about it. */
export function InvitationScreen({ actor, tools }: InvitationsProps) {
  const text = useWords(hotelBookingsWords);
  const name = useSelector(actor, ({ context }) => context.currentBooking?.creator.fullName);
  const title = name === undefined ? text.oneInvitation : `${text.oneInvitation}, ${name}`;
  return (
    <Page title={title} tools={tools} isWide>
      <BackLink to="/invitations">{text.allInvitations}</BackLink>
      <Heading>{title}</Heading>
      <StayPage
        actor={actor}
        addressOf={(id) => bookingAddress('sponsor', id)}
        head={(booking) => <HeadLine booking={booking} />}
      />
    </Page>
  );
}

function HeadLine({ booking }: { booking: Booking }) {
  const text = useWords(hotelBookingsWords);
  const language = useLanguage();
  return (
    <p className={css.headLine}>
      <span>{`${daysOf(booking, language)} · ${text.nights(nightsOf(booking))}`}</span>
      <span>{booking.cityName}</span>
      <span>{text.reference(booking.reference)}</span>
    </p>
  );
}
