import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { Link, Navigate } from 'react-router-dom';
import type { OwnTripItem } from '#contract/own-trip.ts';
import { maxTripSearchLength, type TripQuery, tripFilters, tripSorts, tripsOf } from '#machines/rules/trip-query.ts';
import type { TripListActor } from '#machines/trip-list/trip-list.machine.ts';
import { isDuplicating, isFailed, isLoading, isRefused } from '#machines/trip-list/trip-list.view.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { RestoredScroll } from '#web/page/restored-scroll.tsx';
import { fromList } from '#web/ui/back-link.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import * as pageCss from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
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
  const copy = useSelector(actor, ({ context }) => context.copy);
  if (copy !== null) return <Navigate to={`${address}/trips/${copy}`} state={fromList} />;
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
  const query = useSelector(actor, ({ context }) => context.query);
  if (loading) return <Spinner words={messages.loading} />;
  if (failed)
    return <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />;
  if (trips.length === 0) return <EmptyState words={messages.none} />;
  const shown = tripsOf(trips, query);
  return (
    <>
      <RestoredScroll />
      <Tools actor={actor} trips={trips} query={query} />
      <Duplication actor={actor} />
      {shown.length === 0 ? (
        <div className={css.noMatches}>
          <p className={pageCss.note}>{messages.noMatches}</p>
          <Button look="quiet" actor={actor} event={{ type: 'query.clear' }}>
            {messages.showAll}
          </Button>
        </div>
      ) : null}
      <ul className={css.list}>
        {shown.map((trip) => (
          <TripEntry key={trip._id} actor={actor} trip={trip} address={`${address}/trips/${trip._id}`} today={today} />
        ))}
      </ul>
    </>
  );
}

interface ToolsProps extends Pick<TripListProps, 'actor'> {
  trips: readonly OwnTripItem[];
  query: TripQuery;
}

function Tools({ actor, trips, query }: ToolsProps) {
  const messages = useMessages(tripsMessages);
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <TextField
          label={messages.search}
          type="search"
          autoComplete="off"
          maxLength={maxTripSearchLength}
          value={query.search}
          onText={(typed) => actor.send({ type: 'search.change', search: typed })}
        />
        <Select
          label={messages.sort}
          value={query.sort}
          options={tripSorts.map((value) => ({ value, label: messages.sorts[value] }))}
          onSelect={(sort) => actor.send({ type: 'sort.choose', sort })}
        />
      </div>
      <fieldset className={css.filters} aria-label={messages.show}>
        {tripFilters.map((filter) => (
          <PlainButton
            key={filter}
            className={css.filter}
            aria-pressed={filter === query.filter}
            actor={actor}
            event={{ type: 'filter.choose', filter }}
          >
            {messages.filters[filter]}
            <span className={css.count}>{tripsOf(trips, { ...query, filter }).length}</span>
          </PlainButton>
        ))}
      </fieldset>
    </div>
  );
}

function Duplication({ actor }: Pick<TripListProps, 'actor'>) {
  const messages = useMessages(tripsMessages);
  const duplicating = useSelector(actor, isDuplicating);
  const refused = useSelector(actor, isRefused);
  const message = useSelector(actor, ({ context }) => context.message);
  const title = useSelector(actor, ({ context }) => context.trips.find(({ _id }) => _id === context.original)?.title);
  if (refused)
    return (
      <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>
        {message ?? messages.duplicateFailed}
      </RefusalBanner>
    );
  return (
    <p role="status" className={hidden}>
      {duplicating ? messages.duplicating(title || messages.untitled) : null}
    </p>
  );
}
