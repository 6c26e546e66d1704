import { memo } from 'react';
import type { TripCard as Trip, TripCover, TripItem } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { itemsOnCard } from '#rules/blog-page.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dollars, rangeLabel } from '#rules/day-labels.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { DrawnSea } from '#web/ui/drawn-sea.tsx';
import { Icon } from './icons.tsx';
import { sourcesOfCover } from './media.ts';
import * as css from './trips.css.ts';

interface TripProps {
  trip: Trip;
  /** The index of its rule for text styles. */
  look: number;
  href: string;
  language: Language;
  messages: BlogMessages;
}

export const TripCard = memo(Postcard, isSameCard);

function isSameCard(one: TripProps, other: TripProps): boolean {
  const isOfSame = one.look === other.look && one.href === other.href && one.messages === other.messages;
  const isSameTrip = one.trip === other.trip || isSameValue(one.trip, other.trip);
  return isOfSame && isSameTrip;
}

function Postcard({ trip, look, href, language, messages }: TripProps) {
  return (
    <article className={trip.isHighlighted ? css.highlighted : css.card} data-look={look}>
      <div className={trip.isHighlighted ? css.highlightedCover : css.cover}>
        <Picture cover={trip.cover} />
      </div>
      <div className={css.body}>
        <Tags trip={trip} language={language} messages={messages} />
        <h3 className={css.title} dir="auto">
          <a className={css.titleLink} href={href}>
            {titleOf(trip, messages)}
          </a>
        </h3>
        <Facts trip={trip} language={language} messages={messages} />
        {trip.description === null || trip.description.trim() === '' ? null : (
          <p className={css.description} dir="auto">
            {trip.description}
          </p>
        )}
        {trip.itinerary === null || trip.itinerary.length === 0 ? null : (
          <Itinerary items={trip.itinerary} messages={messages} />
        )}
      </div>
    </article>
  );
}

export const titleOf = ({ title }: Pick<Trip, 'title'>, messages: BlogMessages): string =>
  title === '' ? messages.untitled : title;

function Picture({ cover }: { cover: TripCover | null }) {
  if (cover === null) return <DrawnSea className={css.drawn} />;
  return (
    <img
      {...sourcesOfCover(cover)}
      sizes="(min-width: 600px) 560px, 92vw"
      className={css.picture}
      width={960}
      height={720}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

type FactsProps = Omit<TripProps, 'look' | 'href'>;

function Tags({ trip: { tripType, price }, language, messages }: FactsProps) {
  if (tripType === null && price === null) return null;
  return (
    <p className={css.tags}>
      {tripType === null ? null : <span>{typeIn(messages, tripType)}</span>}
      {price === null ? null : <span className={css.price}>{dollars(price, language)}</span>}
    </p>
  );
}

export const typeIn = ({ types }: BlogMessages, tripType: string): string =>
  Object.entries(types).find(([code]) => code === tripType)?.[1] ?? tripType;

const Facts = ({ trip: { places, days }, language, messages }: FactsProps) => (
  <>
    {places === null ? null : (
      <p className={css.locations}>
        <Icon name="pin" className={css.icon} />
        <bdi>{placeNames(places, language).join(', ') || messages.nowhere}</bdi>
      </p>
    )}
    {days === null ? null : (
      <p className={css.period}>
        <Icon name="days" className={css.icon} />
        {rangeLabel(days, language)}
      </p>
    )}
  </>
);

export const placeNames = (places: readonly { cityName: string }[], language: Language): string[] =>
  places.map(({ cityName }) => cityNameIn(cityName.trim(), language)).filter(Boolean);

const Itinerary = ({ items, messages }: { items: readonly TripItem[]; messages: BlogMessages }) => (
  <ul className={css.itinerary}>
    {items.slice(0, itemsOnCard).map(({ id, dayNumber, name }) => (
      <li key={id} className={css.item}>
        <span className={css.when}>{messages.dayNumber(dayNumber)}</span>
        <bdi>{name}</bdi>
      </li>
    ))}
    {items.length > itemsOnCard ? (
      <li className={css.more}>{messages.moreActivities(items.length - itemsOnCard)}</li>
    ) : null}
  </ul>
);
