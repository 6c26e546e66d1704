import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { JourneyMap as Drawn, JourneyStop } from '#contract/journey-map.ts';
import type { Language } from '#contract/language.ts';
import { namesOf, placesOn } from '#rules/journey-places.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { JourneySheet } from '#web/ui/journey-sheet.tsx';
import { linkTo, type Spoken } from './blog-links.ts';
import * as css from './map.css.ts';
import { titleOf } from './trip-card.tsx';
import { heading } from './trip-page.css.ts';

interface MapProps {
  map: Drawn;
  messages: BlogMessages;
}

const maxSideBySide = 10;

/** Each number leads to the trip of its place. */
export function MapOfAll({ map, messages, page }: MapProps & { page: Spoken & Pick<BlogPage, 'fullName'> }) {
  const toTrip = (trip: string) => linkTo(page, trip);
  return (
    <section
      className={css.journey[map.stops.length > maxSideBySide ? 'below' : 'sideBySide']}
      aria-labelledby="journey"
    >
      <div className={css.sheet}>
        <JourneySheet
          map={map}
          label={messages.mapOfAll(page.fullName, placesOn(map))}
          language={page.language}
          css={css.drawn}
          linkTo={toTrip}
        />
      </div>
      <div className={css.legend}>
        <h2 id="journey" className={css.heading}>
          {messages.places}
        </h2>
        <Stops map={map} language={page.language} toTrip={toTrip} />
      </div>
    </section>
  );
}

export const MapOfTrip = ({ map, messages, trip, language }: MapProps & { trip: TripCard; language: Language }) => (
  <section className={css.route} aria-labelledby="journey">
    <h2 id="journey" className={heading}>
      {messages.route}
    </h2>
    <div className={css.framed}>
      <JourneySheet map={map} label={messages.mapOfTrip(titleOf(trip, messages))} language={language} css={css.drawn} />
    </div>
    <Stops map={map} language={language} />
  </section>
);

interface StopsProps {
  map: Drawn;
  language: Language;
  toTrip?: (trip: string) => string;
}

const Stops = ({ map, language, toTrip }: StopsProps) => (
  <ol className={css.list[map.stops.some(({ also }) => also.length > 0) ? 'shared' : 'single']}>
    {map.stops.map((stop) => (
      <li key={stop.number} className={css.listed}>
        {toTrip && stop.trip !== null ? (
          <a className={css.trip} href={toTrip(stop.trip)}>
            <Listed stop={stop} language={language} />
          </a>
        ) : (
          <Listed stop={stop} language={language} />
        )}
      </li>
    ))}
  </ol>
);

const Listed = ({ stop, language }: { stop: JourneyStop; language: Language }) => (
  <>
    <span className={css.number} aria-hidden>
      {stop.number}
    </span>
    <bdi>{namesOf(stop, language)}</bdi>
  </>
);
