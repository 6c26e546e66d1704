import CalendarDays from 'lucide-react/icons/calendar-days';
import Signpost from 'lucide-react/icons/signpost';
import { Link } from 'react-router-dom';
import type { OwnTripItem } from '#contract/own-trip.ts';
import type { TripState } from '#contract/trip-choices.ts';
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

export function TripEntry({ trip, address, today }: { trip: OwnTripItem; address: string; today: string }) {
  const messages = useMessages(tripsMessages);
  const language = useLanguage();
  const days = daysOf({ dates: trip.dates, locations: [] });
  return (
    <li className={css.entry}>
      <Cover trip={trip} />
      <div className={css.about}>
        <div className={css.badges}>
          <Badge tone={tones[trip.state]}>{messages.states[trip.state]}</Badge>
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
