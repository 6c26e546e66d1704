import { useSelector } from '@xstate/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Signpost from 'lucide-react/icons/signpost';
import { Link } from 'react-router-dom';
import type { OwnTripItem } from '#contract/own-trip.ts';
import type { TripState } from '#contract/trip-choices.ts';
import type { TripListActor } from '#machines/trip-list/trip-list.machine.ts';
import { isDuplicating } from '#machines/trip-list/trip-list.view.ts';
import { coverAt } from '#rules/blog-tokens.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { fromList } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DrawnSea } from '#web/ui/drawn-sea.tsx';
import { coverSources } from '#web/ui/picture-sources.ts';
import { Tool } from '#web/ui/tool.tsx';
import { StayLink } from './stay-link.tsx';
import * as css from './trip-list.css.ts';
import { tripsMessages } from './trips.messages.ts';

const tones = {
  draft: 'plain',
  published: 'success',
  changed: 'warning',
  unpublished: 'plain',
  archived: 'plain',
} as const satisfies Record<TripState, string>;

interface TripEntryProps {
  actor: TripListActor;
  trip: OwnTripItem;
  address: string;
  today: string;
}

export function TripEntry({ actor, trip, address, today }: TripEntryProps) {
  const messages = useMessages(tripsMessages);
  const language = useLanguage();
  const days = daysOf({ dates: trip.dates, locations: [] });
  return (
    <li className={css.entry}>
      <Cover trip={trip} />
      <div className={css.about}>
        <div className={css.badges}>
          <Badge tone={tones[trip.state]}>{messages.states[trip.state]}</Badge>
          <Duplicate actor={actor} trip={trip} />
        </div>
        <h2 className={css.title} dir="auto">
          <Link to={address} state={fromList} className={css.link}>
            {trip.title || messages.untitled}
          </Link>
        </h2>
        <p className={css.fact}>
          <CalendarDays size={18} aria-hidden className={css.factIcon} />
          {days === null ? messages.noDays : rangeLabel(days, language)}
        </p>
        <p className={css.fact}>
          <Signpost size={18} aria-hidden className={css.factIcon} />
          <bdi>
            {trip.cities.length === 0
              ? messages.noPlaces
              : trip.cities.map((city) => cityNameIn(city, language)).join(' · ')}
          </bdi>
        </p>
        {mayAskForStay(trip.state) ? (
          <StayLink tripId={trip._id} dates={trip.dates} today={today} city={trip.cities[0] ?? null} />
        ) : null}
      </div>
    </li>
  );
}

function Duplicate({ actor, trip: { _id, title } }: Pick<TripEntryProps, 'actor' | 'trip'>) {
  const messages = useMessages(tripsMessages);
  const isBusy = useSelector(actor, (list) => isDuplicating(list) && list.context.original === _id);
  return (
    <span className={css.duplicate}>
      <Tool
        label={messages.duplicate(title || messages.untitled)}
        actor={actor}
        event={{ type: 'trip.duplicate', id: _id }}
      >
        {isBusy ? <span className={css.ring} aria-hidden /> : <CopyPlus size={18} aria-hidden />}
      </Tool>
    </span>
  );
}

const mayAskForStay = (state: TripState): boolean => state !== 'archived' && state !== 'unpublished';

function Cover({ trip: { coverImage } }: { trip: OwnTripItem }) {
  const cover = coverImage === null ? null : coverAt(coverImage, coverImage.startsWith('https://'));
  if (cover === null)
    return (
      <span className={css.noCover}>
        <DrawnSea className={css.sea} />
      </span>
    );
  return (
    <img
      {...coverSources(cover)}
      sizes="320px"
      className={css.cover}
      width={320}
      height={240}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
