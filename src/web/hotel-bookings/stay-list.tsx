import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BookingState } from '#contract/booking-choices.ts';
import type { BookingItem } from '#contract/hotel-booking.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import {
  countOfAll,
  hasMore,
  isListFailed,
  isListLoading,
  isMoreFailed,
  statesToChoose,
} from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { groupOf, listGroupsOf } from '#machines/lifecycles/booking.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { stayStateMessages } from '#web/ui/stay-state.messages.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { ListErrorBanner, ListFailed } from './stay-banner.tsx';
import * as css from './stay-list.css.ts';
import { StayRow } from './stay-row.tsx';

interface StayListProps {
  actor: HotelBookingsActor;
  addressOf: (booking: BookingItem) => string;
  listOf: (state: BookingState | null) => string;
  empty: string;
}

export function StayList({ actor, addressOf, listOf, empty }: StayListProps) {
  const messages = useMessages(hotelBookingsMessages);
  const by = useSelector(actor, ({ context }) => context.by);
  const rowOf = (booking: BookingItem) => <StayRow booking={booking} by={by} to={addressOf(booking)} />;
  return (
    <section className={css.section} aria-label={messages.list}>
      <StateChips actor={actor} listOf={listOf} />
      <StayRows actor={actor} rowOf={rowOf} className={css.rows} empty={empty} />
    </section>
  );
}

interface StayRowsProps extends Pick<StayListProps, 'actor' | 'empty'> {
  rowOf: (booking: BookingItem, isChosen: boolean) => ReactNode;
  className: string;
}

export function StayRows({ actor, rowOf, className, empty }: StayRowsProps) {
  const messages = useMessages(hotelBookingsMessages);
  const by = useSelector(actor, ({ context }) => context.by);
  const list = useSelector(actor, ({ context }) => context.list);
  const chosen = useSelector(actor, ({ context }) => context.view.id);
  const state = useSelector(actor, ({ context }) => context.view.state);
  const loading = useSelector(actor, isListLoading);
  const failed = useSelector(actor, isListFailed);
  const moreFailed = useSelector(actor, isMoreFailed);
  const isBare = list.length === 0;
  const groups = listGroupsOf(by)
    .map((id) => ({ id, bookings: list.filter((booking) => groupOf(by, booking) === id) }))
    .filter(({ bookings }) => bookings.length > 0);
  const isTitled = groups.length > 1 || groups[0]?.id === 'turn';
  return (
    <div className={css.part} aria-busy={loading}>
      {isBare && failed ? <ListFailed actor={actor} /> : null}
      {!isBare && failed ? <ListErrorBanner actor={actor} /> : null}
      {isBare && loading ? <Waiting words={messages.loading} /> : null}
      {isBare && !loading && !failed ? <EmptyState words={state === null ? empty : messages.emptyState} /> : null}
      {groups.map(({ id, bookings }) => (
        <div key={id} className={css.group}>
          {isTitled ? (
            <h2 id={id} className={css.groupTitle}>
              {messages.groups[id]}
            </h2>
          ) : null}
          <ul className={className} {...(isTitled && { 'aria-labelledby': id })}>
            {bookings.map((booking) => (
              <li key={booking._id}>{rowOf(booking, booking._id === chosen)}</li>
            ))}
          </ul>
        </div>
      ))}
      {isBare ? null : <More actor={actor} />}
      {moreFailed ? <ListErrorBanner actor={actor} /> : null}
    </div>
  );
}

interface StateChipsProps extends Pick<StayListProps, 'actor' | 'listOf'> {
  look?: keyof typeof css.chip;
}

export function StateChips({ actor, listOf, look = 'filled' }: StateChipsProps) {
  const messages = useMessages(hotelBookingsMessages);
  const stateMessages = useMessages(stayStateMessages);
  const states = useSelector(actor, statesToChoose, (one, other) => one.join() === other.join());
  const counts = useSelector(actor, ({ context }) => context.counts);
  const all = useSelector(actor, countOfAll);
  const chosen = useSelector(actor, ({ context }) => context.view.state);
  const isCounted = useSelector(actor, ({ context }) => Object.keys(context.counts).length > 0);
  if (all === 0 && chosen === null) return null;
  const chips = [
    { state: null, label: messages.all, count: all },
    ...states.map((state) => ({ state, label: stateMessages[state], count: counts[state] ?? 0 })),
  ];
  return (
    <nav className={css.chips[look]} aria-label={messages.filter}>
      {chips.map(({ state, label, count }) => (
        <Link
          key={state ?? ''}
          to={listOf(state)}
          replace
          preventScrollReset
          className={css.chip[look]}
          {...(state === chosen && { 'aria-current': 'true' as const, ref: bringIntoSight })}
        >
          {label}
          {isCounted ? (
            <span className={css.count} ref={state === chosen ? bringIntoSight : null}>
              {count}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}

const three = ['one', 'two', 'three'];

const Waiting = ({ words }: { words: string }) => (
  <div className={css.rows} role="status">
    <span className={page.note}>{words}</span>
    {three.map((each) => (
      <div key={each} className={css.waiting}>
        <Skeleton shape="avatar" />
        <div className={css.waitingLines}>
          <Skeleton shape="short" />
          <Skeleton />
        </div>
      </div>
    ))}
  </div>
);

function More({ actor }: { actor: HotelBookingsActor }) {
  const messages = useMessages(hotelBookingsMessages);
  const more = useSelector(actor, hasMore);
  const shown = useSelector(actor, ({ context }) => context.list.length);
  const total = useSelector(actor, ({ context }) => context.total);
  return (
    <div className={css.more}>
      <p className={page.note}>{messages.shown(shown, total)}</p>
      {more ? (
        <Button look="secondary" actor={actor} event={{ type: 'more.load' }}>
          {messages.more}
        </Button>
      ) : null}
    </div>
  );
}
