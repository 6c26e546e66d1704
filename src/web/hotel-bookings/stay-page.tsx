import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/hotel-booking.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { isMissing, isStayFailed } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { NextStep } from './next-step.tsx';
import { StayFailed } from './stay-banner.tsx';
import * as css from './stay-page.css.ts';
import { HostMessage, OfferCard, StaySummary } from './stay-summary.tsx';
import { StayThread } from './stay-thread.tsx';

interface StayProps {
  actor: HotelBookingsActor;
  addressOf: (id: string) => string;
  tools?: (booking: Booking) => ReactNode;
  head: (booking: Booking) => ReactNode;
}

export function StayPage({ actor, addressOf, tools, head }: StayProps) {
  const messages = useMessages(hotelBookingsMessages);
  const booking = useSelector(actor, ({ context }) => context.currentBooking);
  const missing = useSelector(actor, isMissing);
  const failed = useSelector(actor, isStayFailed);
  const by = useSelector(actor, ({ context }) => context.by);
  if (missing) return <EmptyState spot="missing" words={messages.missing} />;
  return (
    <div className={css.frame}>
      {failed ? <StayFailed actor={actor} /> : null}
      {booking === null && !failed ? <Spinner words={messages.loadingStay} /> : null}
      {booking === null ? null : (
        <>
          {head(booking)}
          <div className={css.columns}>
            <div className={css.main}>
              {booking.word === '' ? null : <HostMessage booking={booking} by={by} />}
              {booking.state === null ? null : (
                <NextStep actor={actor} booking={booking} state={booking.state}>
                  {tools?.(booking)}
                </NextStep>
              )}
              {booking.offer === null ? null : <OfferCard booking={booking} offer={booking.offer} />}
              <StayThread actor={actor} booking={booking} />
            </div>
            <StaySummary booking={booking} by={by} addressOf={addressOf} />
          </div>
        </>
      )}
    </div>
  );
}
