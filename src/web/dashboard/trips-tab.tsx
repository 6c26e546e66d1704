import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { readSettings } from '#machines/rules/read-setting.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { OwnServerLink } from '#web/page/own-server-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TabProps } from './dashboard-props.ts';
import { tripMessages } from './trip.messages.ts';
import { TripRow } from './trip-row.tsx';
import * as css from './trips-tab.css.ts';

export function TripsTab({ editing, creator: { publishedVayas: trips, username }, opened = null }: TabProps) {
  const messages = useMessages(tripMessages);
  const draft = useSelector(editing, ({ context }) => context.draft);
  const facts = useSelector(editing, ({ context }) => context.facts);
  const openTrip = useSelector(editing, ({ context }) => context.openTrip);
  const { shownTrips, highlighted } = useMemo(() => readSettings(draft, facts), [draft, facts]);
  if (trips.length === 0)
    return (
      <section className={css.empty}>
        <h3 className={css.title}>{messages.noneTitle}</h3>
        <EmptyState words={messages.none}>
          <WriteTrips username={username} />
        </EmptyState>
      </section>
    );
  return (
    <>
      <div>
        <h3 className={css.title}>{messages.title}</h3>
        <p className={css.lead}>
          {messages.lead} <span className={css.count}>{messages.count(shownTrips.size, trips.length)}</span>
        </p>
      </div>
      <p>
        <WriteTrips username={username} />
      </p>
      <ul className={css.list}>
        {trips.map((trip) => (
          <TripRow
            key={trip._id}
            editing={editing}
            trip={trip}
            isShown={shownTrips.has(trip._id)}
            isHighlighted={trip._id === highlighted}
            isOpen={trip._id === openTrip}
            opened={opened?.kind === 'trip' && opened.trip === trip._id ? opened : null}
          />
        ))}
      </ul>
    </>
  );
}

function WriteTrips({ username }: { username: string }) {
  const messages = useMessages(tripMessages);
  return <OwnServerLink to={`${blogAddress(username)}/trips`}>{messages.write}</OwnServerLink>;
}
