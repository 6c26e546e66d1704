import { useSelector } from '@xstate/react';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Route from 'lucide-react/icons/route';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import { isChangeable, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { currentCity, upcomingCity } from '#rules/derived-trips.ts';
import { tripThere } from '#rules/directory.ts';
import { daysLabel, shortCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useText } from '#web/i18n/use-text.ts';
import * as css from './creator-card.css.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import { Portrait } from './portrait.tsx';
import { useNames } from './use-names.ts';

interface CardProps {
  creator: CreatorItem;
  actors: DiscoveryActors;
  place: Place;
}

/** One creator in the grid: 340 pixels high, whatever there is to say. */
export function CreatorCard({ creator, actors, place }: CardProps) {
  const { discovery: text } = useText();
  const language = useLanguage();
  const { followersCount, totalVayaCount, fullName } = creator;
  return (
    <article className={css.card}>
      <Link
        id={`creator-${creator._id}`}
        to={place.addressOf({ creator: creator._id })}
        state={{ isFromList: true }}
        preventScrollReset
        className={css.link}
        aria-label={text.openProfile(fullName)}
      >
        <Portrait creator={creator} look="card" />
      </Link>
      <div className={css.badges}>
        {followersCount > 0 ? (
          <span className={css.badge} title={text.followers(followersCount.toLocaleString(language))}>
            <Users size={14} strokeWidth={1.75} aria-hidden />
            <span className={css.hidden}>{text.followers(followersCount.toLocaleString(language))}</span>
            <span aria-hidden>{shortCount(followersCount, language)}</span>
          </span>
        ) : null}
        {totalVayaCount > 0 ? (
          <span className={css.badge} title={text.trips(String(totalVayaCount))}>
            <Route size={14} strokeWidth={1.75} aria-hidden />
            <span className={css.hidden}>{text.trips(String(totalVayaCount))}</span>
            <span aria-hidden>{totalVayaCount}</span>
          </span>
        ) : null}
      </div>
      <BookmarkButton creator={creator} actors={actors} />
      <div className={css.body}>
        <h2 className={css.name} title={fullName}>
          {fullName}
        </h2>
        <Whereabouts creator={creator} actors={actors} place={place} />
        <Chips creator={creator} actors={actors} />
      </div>
    </article>
  );
}

function Whereabouts({ creator: { publishedVayas = [] }, actors, place: { today } }: CardProps) {
  const { discovery: text } = useText();
  const language = useLanguage();
  const there = useSelector(actors.discovery, ({ context }) => context.filters.there);
  const match = there ? tripThere(publishedVayas, there) : null;
  const [current, upcoming] = [currentCity(publishedVayas, today), upcomingCity(publishedVayas, today)];
  if (match && there)
    return (
      <p className={css.there}>
        {text.thereChip(match.locations[0]?.cityName ?? there.city, daysLabel(match, language))}
      </p>
    );
  return (
    <div className={css.lines}>
      {current === null ? null : (
        <p className={css.line}>
          <MapPin size={16} strokeWidth={1.75} aria-hidden />
          <span className={css.cut}>
            {text.currently} <strong>{current}</strong>
          </span>
        </p>
      )}
      {upcoming === null ? null : (
        <p className={css.line}>
          <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
          <span className={css.cut}>
            {text.upcoming} <strong>{upcoming}</strong>
          </span>
        </p>
      )}
    </div>
  );
}

/** The first of each kind, on one line. */
function Chips({ creator, actors }: Pick<CardProps, 'creator' | 'actors'>) {
  const nameOf = useNames(actors);
  const [service] = creator.services;
  const [expertise] = creator.expertises;
  const [language] = creator.languages;
  const [offer] = creator.serviceOffers;
  const labels = [
    creator.locations[0]?.cityName,
    service === undefined ? undefined : nameOf('service', service),
    expertise === undefined ? undefined : nameOf('expertise', expertise.expertise._id, expertise.expertise.name),
    language === undefined ? undefined : nameOf('language', language.language._id, language.language.name),
    offer === undefined ? undefined : nameOf('offer', offer._id, offer.name),
  ].filter((label) => label !== undefined);
  return (
    <ul className={css.chips}>
      {labels.map((label) => (
        <li key={label} className={css.chip}>
          {label}
        </li>
      ))}
    </ul>
  );
}

export function BookmarkButton({ creator: { _id, fullName }, actors }: Pick<CardProps, 'creator' | 'actors'>) {
  const { discovery: text } = useText();
  const note = useSelector(actors.shortlist, noteOf(_id));
  const changeable = useSelector(actors.shortlist, isChangeable);
  const isListed = note !== null;
  return (
    <button
      type="button"
      className={css.bookmark}
      aria-label={isListed ? text.takeOffShortlist(fullName) : text.addToShortlist(fullName)}
      aria-pressed={isListed}
      aria-disabled={!changeable}
      onClick={() =>
        actors.shortlist.send({ type: 'entry.change', change: { id: _id, isListed: !isListed, note: note ?? '' } })
      }
    >
      <Bookmark size={20} strokeWidth={1.75} fill={isListed ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
