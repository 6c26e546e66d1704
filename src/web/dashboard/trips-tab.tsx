import { useSelector } from '@xstate/react';
import { memo, useId, useMemo } from 'react';
import type { Trip } from '#contract/creator.ts';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import type { PreviewTarget } from '#machines/blog-editing/preview-target.ts';
import { readSettings } from '#machines/rules/read-setting.ts';
import { coverOf } from '#rules/blog-page.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { OwnServerLink } from '#web/page/own-server-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { coverSources } from '#web/ui/picture-sources.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useFocusOnOpen } from '#web/ui/use-focus.ts';
import type { TabProps } from './dashboard-props.ts';
import { tripMessages } from './trip.messages.ts';
import { TripSettings } from './trip-settings.tsx';
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

interface TripRowProps {
  editing: BlogEditingActor;
  trip: Trip;
  isShown: boolean;
  isHighlighted: boolean;
  isOpen: boolean;
  opened: PreviewTarget | null;
}

export const TripRow = memo(function TripRow(props: TripRowProps) {
  const { editing, trip, isShown, isHighlighted, isOpen, opened } = props;
  const configure = useFocusOnOpen<HTMLButtonElement>(opened);
  const messages = useMessages(tripMessages);
  const [language, id] = [useLanguage(), useId()];
  const days = daysOf(trip);
  return (
    <li
      className={css.row[isOpen ? 'open' : isShown ? 'shown' : 'hidden']}
      onFocus={() => editing.send({ type: 'part.focus', target: { kind: 'trip', trip: trip._id } })}
    >
      <article aria-labelledby={id}>
        <div className={css.line}>
          <Thumbnail trip={trip} />
          <div className={css.about}>
            <h4 id={id} className={css.name}>
              {trip.title.trim() || messages.untitled}
            </h4>
            <p className={css.meta}>
              {days === null ? null : rangeLabel(days, language)}
              {isHighlighted ? <Badge tone="coral">{messages.highlighted}</Badge> : null}
            </p>
          </div>
        </div>
        <div className={css.acts}>
          <div className={css.visibility}>
            <Switch
              label={isShown ? messages.visible : messages.hidden}
              isOn={isShown}
              actor={editing}
              event={(next) => ({ type: 'trip.show', trip: trip._id, isShown: next })}
            />
          </div>
          <Button
            ref={configure}
            look="secondary"
            aria-expanded={isOpen}
            actor={editing}
            event={{ type: 'trip.configure', trip: trip._id }}
          >
            {isOpen ? messages.close : messages.configure}
          </Button>
        </div>
        {isOpen ? <TripSettings editing={editing} trip={trip} isHighlighted={isHighlighted} /> : null}
      </article>
    </li>
  );
});

function Thumbnail({ trip }: { trip: Trip }) {
  const cover = coverOf(trip);
  if (cover === null) return <span className={css.thumbnail} />;
  return (
    <img
      {...coverSources(cover)}
      sizes="72px"
      className={css.thumbnail}
      width={72}
      height={54}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
