import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Booking, BookingItem } from '#contract/hotel-booking.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { rows, table } from '#web/ui/dense-row.css.ts';
import { DenseHeads, DenseRow, daysBetween } from '#web/ui/dense-row.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Face } from '#web/ui/face.tsx';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { Page } from '#web/ui/page.tsx';
import { StayBadge } from '#web/ui/stay-badge.tsx';
import { listAddress } from './bookings-view.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { StayDays } from './stay-days.tsx';
import { daysOf, hotelOf, nightsOf, untilOf } from './stay-labels.ts';
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

interface OfficeStayRowProps {
  booking: BookingItem;
  to: string;
  isChosen: boolean;
  now: number;
}

function OfficeStayRow({ booking, now, ...shown }: OfficeStayRowProps) {
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
