import ImageOff from 'lucide-react/icons/image-off';
import type { ItineraryItem, Trip } from '#contract/creator.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { lastTrip, ongoingTrip, upcomingTrip } from '#rules/derived-trips.ts';
import { daysLabel, shortened } from '#rules/directory-labels.ts';
import { highlightsOf, maxHighlights } from '#rules/trip-head.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Picture } from '#web/ui/picture.tsx';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import * as css from './creator-modal.css.ts';
import { discoveryMessages } from './discovery.messages.ts';

/** The last trip, the next one and one that is under way, as postcards. */
export function TripCards({ trips, today }: { trips: readonly Trip[]; today: string }) {
  const messages = useMessages(discoveryMessages);
  const cards: [title: string, trip: Trip | null][] = [
    [messages.ongoingTrip, ongoingTrip(trips, today)],
    [messages.latestTrip, lastTrip(trips, today)],
    [messages.upcomingTrip, upcomingTrip(trips, today)],
  ];
  return (
    <div className={css.trips}>
      {cards.map(([title, trip]) => (trip ? <TripCard key={title} title={title} trip={trip} /> : null))}
    </div>
  );
}

function TripCard({ title, trip }: { title: string; trip: Trip }) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  const types: Record<string, string> = messages.tripTypes;
  const typeLabel = (type: string) => (language === 'en' ? undefined : types[type]) ?? type.replaceAll('_', ' ');
  return (
    <section className={css.trip}>
      <Cover trip={trip} />
      <div className={css.tripBody}>
        <h3 className={css.tripLabel}>{title}</h3>
        <p className={css.tripType}>{typeLabel(trip.tripType)}</p>
        <h4 className={css.tripTitle} dir="auto">
          {trip.title}
        </h4>
        <p className={css.tripDays}>{daysLabel(trip, language)}</p>
        <p dir="auto">{trip.description.trim() === '' ? messages.noDescription : shortened(trip.description)}</p>
        <Highlights items={trip.itinerary} count={trip.itemCount ?? trip.itinerary.length} />
      </div>
    </section>
  );
}

function Cover({ trip: { coverImage } }: { trip: Trip }) {
  const messages = useMessages(discoveryMessages);
  const none = (
    <div className={css.noCover} role="img" aria-label={messages.noPicture}>
      <ImageOff size={28} aria-hidden />
    </div>
  );
  if (!coverImage) return none;
  const { url, isFromAnotherResource } = coverImage;
  const sources = isFromAnotherResource ? { src: url } : { ...sourcesOf(url, 'cover'), sizes: '450px' };
  return <Picture key={url} instead={none} {...sources} className={css.cover} width={480} height={300} />;
}

/** Of a list's trips the first items alone are known, and how many there are. */
function Highlights({ items, count }: { items: readonly ItineraryItem[]; count: number }) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <div>
      <h5 className={css.highlightsTitle}>{messages.highlights}</h5>
      <ul className={css.highlights}>
        {highlightsOf(items).map(({ objectId, date, dayNumber, name, time }) => (
          <li key={objectId}>
            <span className={css.when}>{date ? dayLabel(date, language) : messages.dayNumber(dayNumber)}</span>{' '}
            <bdi>{name}</bdi>
            {time ? <span className={css.when}> {time}</span> : null}
          </li>
        ))}
      </ul>
      {count > maxHighlights ? <p className={css.when}>{messages.moreActivities(count - maxHighlights)}</p> : null}
    </div>
  );
}
