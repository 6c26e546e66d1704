import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/hotel-booking.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { DenseHeads } from '#web/ui/dense-heads.tsx';
import { rows, table } from '#web/ui/dense-row.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Face } from '#web/ui/face.tsx';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { Page } from '#web/ui/page.tsx';
import { listAddress } from './bookings-view.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { OfficeStayRow } from './office-stay-row.tsx';
import { StayDays } from './stay-days.tsx';
import { StateChips, StayRows } from './stay-list.tsx';
import * as css from './stay-page.css.ts';

export const stayPage = new LazyModule(() => import('./stay-page.tsx'));

interface StaffStaysProps {
  actor: HotelBookingsActor;
  head: ReactNode;
  watch?: ReactNode;
  now: number;
}

export function StaffStaysScreen({ actor, head, watch, now }: StaffStaysProps) {
  const messages = useMessages(hotelBookingsMessages);
  const id = useSelector(actor, ({ context }) => context.view.id);
  const state = useSelector(actor, ({ context }) => context.view.state);
  const isEmpty = useSelector(actor, ({ context }) => context.list.length === 0);
  const query = state === null ? '' : `?state=${state}`;
  const addressOf = (id: string) => `${bookingAddress('staff', id)}${query}`;
  return (
    <Page title={messages.staffTitle} isWide>
      {head}
      <StateChips actor={actor} listOf={(chosen) => listAddress('/admin/stays', chosen)} look="outlined" />
      <div className={id === null ? css.listAlone : css.officeWithStay}>
        <section aria-label={messages.list} className={table}>
          {watch}
          {isEmpty ? null : <DenseHeads {...messages.heads} />}
          <StayRows
            actor={actor}
            rowOf={(booking, isChosen) => (
              <OfficeStayRow booking={booking} to={addressOf(booking._id)} isChosen={isChosen} now={now} />
            )}
            className={rows}
            empty={messages.emptyStaff}
          />
        </section>
        <div className={css.panel}>
          {id === null && !isEmpty ? (
            <div className={css.choice}>
              <EmptyState words={messages.choose} />
            </div>
          ) : null}
          {id === null ? null : (
            <Later module={stayPage}>
              {({ StayPage }) => (
                <StayPage key={id} actor={actor} addressOf={addressOf} head={(booking) => <Head booking={booking} />} />
              )}
            </Later>
          )}
        </div>
      </div>
    </Page>
  );
}

function Head({ booking }: { booking: Booking }) {
  const messages = useMessages(hotelBookingsMessages);
  const cityName = useCityName();
  return (
    <header className={css.panelHead}>
      <Face party={booking.creator} />
      <div>
        <h2 className={css.panelName}>{`${booking.creator.fullName}, ${cityName(booking.cityName)}`}</h2>
        <p className={css.headLine}>
          <StayDays booking={booking} />
          <span>{messages.reference(booking.reference)}</span>
        </p>
      </div>
    </header>
  );
}
