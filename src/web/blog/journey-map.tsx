import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { JourneyMap as Drawn, JourneyStop } from '#contract/journey-map.ts';
import type { Language } from '#contract/language.ts';
import { namesOf, placesOn } from '#rules/journey-places.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { JourneySheet } from '#web/ui/journey-sheet.tsx';
import { linkTo, type Spoken } from './blog-links.ts';
import * as css from './map.css.ts';
import { titleOf } from './trip-card.tsx';

interface MapProps {
  map: Drawn;
  messages: BlogMessages;
}

/** Each number leads to the trip of its place. */
export const MapOfAll = ({ map, messages, page }: MapProps & { page: Spoken & Pick<BlogPage, 'fullName'> }) => (
  <JourneyMap
    map={map}
    language={page.language}
    heading={messages.places}
    label={messages.mapOfAll(page.fullName, placesOn(map))}
    toTrip={(trip) => linkTo(page, trip)}
  />
);

export const MapOfTrip = ({ map, messages, trip, language }: MapProps & { trip: TripCard; language: Language }) => (
  <JourneyMap
    map={map}
    language={language}
    heading={messages.route}
    label={messages.mapOfTrip(titleOf(trip, messages))}
  />
);

const maxSideBySide = 10;

interface Props {
  map: Drawn;
  language: Language;
  heading: string;
  label: string;
  toTrip?: (trip: string) => string;
}

const JourneyMap = ({ map, language, heading, label, toTrip }: Props) => (
  <section className={css.journey[map.stops.length > maxSideBySide ? 'below' : 'sideBySide']} aria-labelledby="journey">
    <div className={css.sheet}>
      <JourneySheet map={map} label={label} language={language} css={css.drawn} {...(toTrip && { linkTo: toTrip })} />
    </div>
    <div className={css.legend}>
      <h2 id="journey" className={css.heading}>
        {heading}
      </h2>
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
    </div>
  </section>
);

const Listed = ({ stop, language }: { stop: JourneyStop; language: Language }) => (
  <>
    <span className={css.number} aria-hidden>
      {stop.number}
    </span>
    <bdi>{namesOf(stop, language)}</bdi>
  </>
);
