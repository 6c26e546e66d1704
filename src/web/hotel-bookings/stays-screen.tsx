import type { ReactNode } from 'react';
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

interface StaysScreenProps {
  actor: HotelBookingsActor;
  children?: ReactNode;
}

export function StaysScreen({ actor, children }: StaysScreenProps) {
  const messages = useMessages(hotelBookingsMessages);
  return (
    <Page title={messages.title} isWide>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading>{messages.title}</Heading>
          <p className={page.lead}>{messages.lead}</p>
        </div>
        <Link to="/hotel-booking-request" className={button.primary}>
          {messages.request}
        </Link>
      </div>
      <div className={css.columns}>
        <StayList
          actor={actor}
          addressOf={({ _id }) => bookingAddress('creator', _id)}
          listOf={(state) => listAddress('/hotel-booking-requests', state)}
          empty={messages.empty}
        />
        {children}
      </div>
    </Page>
  );
}
