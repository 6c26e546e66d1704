import { useSelector } from '@xstate/react';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Route from 'lucide-react/icons/route';
import Users from 'lucide-react/icons/users';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import { type FilterGroup, filterGroups } from '#contract/directory-choices.ts';
import { listIdsOf, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { currentCity, upcomingCity } from '#rules/derived-trips.ts';
import { type DirectoryFilters, matchingTrip, termFor } from '#rules/directory.ts';
import { daysLabel, shortCount, wholeCount } from '#rules/directory-labels.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { type CardChip, ChipList } from '#web/ui/chip-list.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import { Picture } from '#web/ui/picture.tsx';
import { coverSources } from '#web/ui/picture-sources.ts';
import { CardMenu } from './card-menu.tsx';
import * as css from './creator-card.css.ts';
import type { DirectoryActors } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { Portrait } from './portrait.tsx';
import { ChoiceBox } from './several-choice.tsx';
import type { CardFacts } from './use-card-facts.ts';
import { listsButtonId } from './use-lists-of.ts';
import type { NameOf } from './use-names.ts';

interface CardProps {
  creator: CreatorItem;
  facts: CardFacts;
}

interface CreatorCardProps extends CardProps {
  isChoosing?: boolean;
  /** The list that the page shows; null is the first. Without it the page is the directory. */
  listId?: string | null;
}

/** Always 340 pixels high. */
export const CreatorCard = memo(function CreatorCard({ creator, facts, isChoosing = false, listId }: CreatorCardProps) {
  const { messages, addressOf, actors } = facts;
  const { _id, fullName } = creator;
  return (
    <article className={css.card}>
      <Link
        id={`creator-${_id}`}
        to={addressOf({ creator: _id })}
        state={fromList}
        preventScrollReset
        className={css.link}
      >
        <span className={hidden}>{messages.openProfile(fullName)}</span>
        <Band trips={creator.publishedVayas} />
      </Link>
      <div className={css.face}>
        <Portrait creator={creator} look="card" />
      </div>
      <Badges creator={creator} facts={facts} />
      {isChoosing ? (
        <ChoiceBox creator={creator} actors={actors} />
      ) : listId === undefined ? (
        <BookmarkButton creator={creator} actors={actors} id={listsButtonId(_id)} />
      ) : (
        <RemovalButton creator={creator} actors={actors} listId={listId} />
      )}
      <div className={css.body}>
        <div className={css.nameLine}>
          <h2 className={css.name} title={fullName} dir="auto">
            {fullName}
          </h2>
          <CardMenu creator={creator} actors={actors} addressOf={addressOf} isNew={facts.newMatches.includes(_id)} />
        </div>
        <Whereabouts creator={creator} facts={facts} />
        <CardChips creator={creator} facts={facts} />
      </div>
    </article>
  );
});

/** The cover of the newest trip that has one. */
function Band({ trips = [] }: { trips: CreatorItem['publishedVayas'] }) {
  const cover = trips.find(({ coverImage }) => coverImage !== null)?.coverImage;
  return (
    <div className={css.band}>
      {cover ? (
        <Picture
          key={cover.url}
          instead={null}
          {...coverSources({ source: cover.url, isElsewhere: cover.isFromAnotherResource })}
          style={cover.focus && { objectPosition: `${cover.focus.x}% ${cover.focus.y}%` }}
          sizes="340px"
          className={css.bandPicture}
          width={480}
          height={300}
        />
      ) : null}
    </div>
  );
}

const fromList = { isFromList: true };

/** Memoized, because one letter of a search renders many cards. */
const icons = {
  followers: <Users size={14} aria-hidden />,
  trips: <Route size={14} aria-hidden />,
  now: <MapPin size={16} aria-hidden />,
  next: <CalendarDays size={16} aria-hidden />,
  unlisted: <Bookmark size={20} fill="none" aria-hidden />,
  listed: <Bookmark size={20} fill="currentColor" aria-hidden />,
};

function Badges({ creator: { followersCount, totalVayaCount }, facts: { messages, language } }: CardProps) {
  const followers = messages.followers(followersCount, wholeCount(followersCount, language));
  const trips = messages.trips(totalVayaCount, wholeCount(totalVayaCount, language));
  return (
    <div className={css.figures}>
      {followersCount > 0 ? (
        <span className={css.badge} title={followers}>
          {icons.followers}
          <span className={hidden}>{followers}</span>
          <span aria-hidden>{shortCount(followersCount, language)}</span>
        </span>
      ) : null}
      {totalVayaCount > 0 ? (
        <span className={css.badge} title={trips}>
          {icons.trips}
          <span className={hidden}>{trips}</span>
          <span aria-hidden>{totalVayaCount}</span>
        </span>
      ) : null}
    </div>
  );
}

function Whereabouts({ creator: { publishedVayas = [] }, facts }: CardProps) {
  const { today, filters, messages, language, nameOf } = facts;
  const match = matchingTrip(publishedVayas, filters);
  if (match) {
    const { trip, city } = match;
    const type = filters.tripType.includes(trip.tripType) ? nameOf('tripType', trip.tripType) : '';
    return (
      <div className={css.lines}>
        <p className={css.there}>{messages.thereChip(cityNameIn(city ?? '', language), daysLabel(trip, language))}</p>
        <p className={css.line}>
          <span className={css.cut} dir="auto">
            {[type, trip.title].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
    );
  }
  const [current, upcoming] = [currentCity(publishedVayas, today), upcomingCity(publishedVayas, today)];
  return (
    <div className={css.lines}>
      {current === null ? null : (
        <p className={css.line}>
          {icons.now}
          <span className={css.cut}>
            {messages.currently} <strong dir="auto">{cityNameIn(current, language)}</strong>
          </span>
        </p>
      )}
      {upcoming === null ? null : (
        <p className={css.line}>
          {icons.next}
          <span className={css.cut}>
            {messages.upcoming} <strong dir="auto">{cityNameIn(upcoming, language)}</strong>
          </span>
        </p>
      )}
    </div>
  );
}

interface BookmarkProps {
  creator: CreatorItem;
  actors: DirectoryActors;
  id?: string;
}

/** Saves the creator; of a saved one it opens the lists. */
export function BookmarkButton({ creator: { _id, fullName }, actors, id }: BookmarkProps) {
  const messages = useMessages(discoveryMessages);
  const isListed = useSelector(actors.shortlist, (snapshot) => noteOf(_id)(snapshot) !== null);
  const common = { id, className: css.bookmark };
  if (!isListed)
    return (
      <PlainButton
        {...common}
        aria-label={messages.addToShortlist(fullName)}
        actor={actors.shortlist}
        event={{ type: 'entry.change', change: { id: _id, isListed: true, note: '' } }}
      >
        {icons.unlisted}
      </PlainButton>
    );
  return (
    <PlainButton
      {...common}
      aria-label={messages.listsOf(fullName)}
      aria-haspopup="dialog"
      actor={actors.ownLists}
      event={{ type: 'lists.open', creator: { id: _id, name: fullName } }}
    >
      {icons.listed}
    </PlainButton>
  );
}

/** A removed creator keeps the card, with Undo below it. */
function RemovalButton({ creator: { _id: id, fullName }, actors, listId }: BookmarkProps & { listId: string | null }) {
  const messages = useMessages(discoveryMessages);
  const isIn = useSelector(actors.shortlist, (snapshot) => listIdsOf(id)(snapshot).includes(listId));
  return (
    <PlainButton
      className={css.bookmark}
      aria-label={(isIn ? messages.removeFromList : messages.addToList)(fullName)}
      actor={actors.shortlist}
      event={{ type: 'entry.put', ids: [id], listId, isIn: !isIn }}
    >
      {isIn ? icons.listed : icons.unlisted}
    </PlainButton>
  );
}

interface ChipsProps {
  creator: CreatorItem;
  facts: CardFacts;
}

/** The first of each kind, and every value that the filters ask for. */
export const CardChips = ({ creator, facts: { filters, nameOf } }: ChipsProps) => (
  <ChipList chips={chipsOf(creator, filters, nameOf)} />
);

const groups = [...new Set<FilterGroup>(['city', 'service', ...filterGroups])];

function chipsOf(creator: CreatorItem, filters: DirectoryFilters, nameOf: NameOf): CardChip[] {
  const items = itemsOf(creator);
  const chips = groups.flatMap((group) => {
    const wanted = filters[group].map((value) => termFor(group, value));
    return items[group].flatMap(([value, name], index) => {
      const isMatched = wanted.includes(termFor(group, value));
      return index === 0 || isMatched ? [{ label: nameOf(group, value, name), isMatched }] : [];
    });
  });
  const distinct = new Map(chips.map((chip) => [chip.label, chip]));
  return [...distinct.values()].toSorted((one, other) => Number(other.isMatched) - Number(one.isMatched));
}

const itemsOf = (creator: CreatorItem): Record<FilterGroup, [value: string, name?: string][]> => ({
  city: creator.locations.flatMap(({ cityName }) => (cityName === '' ? [] : [[cityName]])),
  service: creator.services.map((code) => [code]),
  expertise: creator.expertises.map(({ expertise: { _id, name } }) => [_id, name]),
  language: creator.languages.map(({ language: { _id, name } }) => [_id, name]),
  offer: creator.serviceOffers.map(({ _id, name }) => [_id, name]),
  tripType: [],
  platform: [],
});
