import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import type { OwnTripItem } from '#contract/own-trip.ts';
import type { TripListActor } from '#machines/trip-list/trip-list.machine.ts';
import { isFailed, isLoading, tripFilters, tripsOf } from '#machines/trip-list/trip-list.view.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { RestoredScroll } from '#web/page/restored-scroll.tsx';
import { button } from '#web/ui/button.css.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as pageCss from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { TripEntry } from './trip-entry.tsx';
import * as css from './trip-list.css.ts';
import { tripsMessages } from './trips.messages.ts';

interface TripListProps {
  actor: TripListActor;
  username: string;
  today: string;
}

export function TripListScreen({ actor, username, today }: TripListProps) {
  const messages = useMessages(tripsMessages);
  const address = blogAddress(username);
  const calendar = useSelector(actor, ({ children }) => children.calendar);
  const making = useSelector(actor, ({ children }) => children.making);
  const copying = useSelector(actor, ({ children }) => children.copying);
  const loading = useSelector(actor, isLoading);
  return (
    <Page title={messages.title} isWide>
      <div className={css.head}>
        <div className={css.titles}>
          <Heading>{messages.title}</Heading>
          <p className={pageCss.lead}>{messages.lead}</p>
        </div>
        <Link to={`${address}/trips/new`} className={button.primary}>
          <Plus size={18} aria-hidden />
          {messages.newTrip}
        </Link>
      </div>
      <Trips actor={actor} address={address} today={today} />
      {!loading && calendar && making && copying ? (
        <CalendarCard calendar={calendar} making={making} copying={copying} />
      ) : null}
    </Page>
  );
}

interface TripsProps extends Pick<TripListProps, 'actor' | 'today'> {
  address: string;
}

function Trips({ actor, address, today }: TripsProps) {
  const messages = useMessages(tripsMessages);
  const loading = useSelector(actor, isLoading);
  const failed = useSelector(actor, isFailed);
  const message = useSelector(actor, ({ context }) => context.message);
  const trips = useSelector(actor, ({ context }) => context.trips);
  const filter = useSelector(actor, ({ context }) => context.filter);
  if (loading) return <Spinner words={messages.loading} />;
  if (failed)
    return <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />;
  if (trips.length === 0) return <EmptyState words={messages.none} />;
  const shown = tripsOf(trips, filter);
  return (
    <>
      <RestoredScroll />
      <Filters actor={actor} trips={trips} />
      {shown.length === 0 ? <p className={pageCss.note}>{messages.noMatches}</p> : null}
      <ul className={css.list}>
        {shown.map((trip) => (
          <TripEntry key={trip._id} trip={trip} address={`${address}/trips/${trip._id}`} today={today} />
        ))}
      </ul>
    </>
  );
}

function Filters({ actor, trips }: Pick<TripListProps, 'actor'> & { trips: readonly OwnTripItem[] }) {
  const messages = useMessages(tripsMessages);
  const chosen = useSelector(actor, ({ context }) => context.filter);
  return (
    <fieldset className={css.filters} aria-label={messages.show}>
      {tripFilters.map((filter) => (
        <PlainButton
          key={filter}
          className={css.filter}
          aria-pressed={filter === chosen}
          actor={actor}
          event={{ type: 'filter.choose', filter }}
        >
          {messages.filters[filter]}
          <span className={css.count}>{tripsOf(trips, filter).length}</span>
        </PlainButton>
      ))}
    </fieldset>
  );
}
