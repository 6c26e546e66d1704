import type { TripCard } from '#contract/blog-page.ts';
import type { JourneyMap as Drawn } from '#contract/journey-map.ts';
import { namesOf, placesOn } from '#rules/journey-places.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { JourneySheet } from '#web/ui/journey-sheet.tsx';
import * as css from './map.css.ts';
import { titleOf } from './trip-card.tsx';

interface MapProps {
  map: Drawn;
  messages: BlogMessages;
}

export const MapOfAll = ({ map, messages, name }: MapProps & { name: string }) => (
  <JourneyMap map={map} heading={messages.places} label={messages.mapOfAll(name, placesOn(map))} />
);

export const MapOfTrip = ({ map, messages, trip }: MapProps & { trip: TripCard }) => (
  <JourneyMap map={map} heading={messages.route} label={messages.mapOfTrip(titleOf(trip, messages))} />
);

const maxSideBySide = 10;

interface Props {
  map: Drawn;
  heading: string;
  label: string;
}

const JourneyMap = ({ map, heading, label }: Props) => (
  <section className={css.journey[map.stops.length > maxSideBySide ? 'below' : 'sideBySide']} aria-labelledby="journey">
    <div className={css.sheet}>
      <JourneySheet map={map} label={label} css={css.drawn} />
    </div>
    <div className={css.legend}>
      <h2 id="journey" className={css.heading}>
        {heading}
      </h2>
      <ol className={css.list[map.stops.some(({ also }) => also.length > 0) ? 'shared' : 'single']}>
        {map.stops.map((stop) => (
          <li key={stop.number} className={css.listed}>
            <span className={css.number} aria-hidden>
              {stop.number}
            </span>
            <bdi>{namesOf(stop)}</bdi>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
