import { useSelector } from '@xstate/react';
import type { Trip } from '#contract/creator.ts';
import type { CreatorProfileActor } from '#machines/creator-profile/creator-profile.machine.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { daysLabel } from '#rules/directory-labels.ts';
import { namesOf } from '#rules/journey-places.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { weekdays, weeksOf } from '#web/ui/calendar-days.ts';
import { drawn } from '#web/ui/journey-sheet.css.ts';
import { JourneySheet } from '#web/ui/journey-sheet.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as modal from './creator-modal.css.ts';
import * as css from './modal-journeys.css.ts';
import { inTripOrder, type TripMonth, tripMonths } from './trip-months.ts';
import { wholeProfileMessages } from './whole-profile.messages.ts';

/** The days to come, as months; of a trip whose days a sponsor may not know there are none. */
export function Months({ trips, today }: { trips: readonly Trip[]; today: string }) {
  const messages = useMessages(wholeProfileMessages);
  const months = tripMonths(trips, today);
  if (months.length === 0) return null;
  return (
    <section className={css.section}>
      <h3 className={modal.subtitle}>{messages.days}</h3>
      <ul className={css.months}>
        {months.map((month) => (
          <Month key={month.month} {...month} today={today} />
        ))}
      </ul>
    </section>
  );
}

function Month({ month, days, trips, today }: TripMonth<Trip> & { today: string }) {
  const language = useLanguage();
  return (
    <li className={css.month}>
      <h4 className={css.monthName}>{dateLabel(Date.parse(`${month}-15T12:00:00Z`), 'month', language)}</h4>
      <div className={css.days} aria-hidden>
        {weekdays[language].map(({ long }) => (
          <span key={long} className={css.weekday}>
            {long.slice(0, 1)}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank before or after the month has no other name.
            <span key={index} className={css.day[lookOf(day, days, today)]}>
              {day === '' ? '' : Number(day.slice(8))}
            </span>
          ))}
      </div>
      <ul className={css.within}>
        {trips.map((trip) => (
          <li key={trip._id}>
            <strong dir="auto">{cityNameIn(trip.locations[0]?.cityName ?? trip.title, language)}</strong>{' '}
            {daysLabel(trip, language)}
          </li>
        ))}
      </ul>
    </li>
  );
}

function lookOf(day: string, days: ReadonlySet<string>, today: string): keyof typeof css.day {
  if (days.has(day)) return 'away';
  return day < today ? 'past' : 'home';
}

export function Journey({ profile, name }: { profile: CreatorProfileActor; name: string }) {
  const messages = useMessages(wholeProfileMessages);
  const ui = useMessages(uiMessages);
  const language = useLanguage();
  const map = useSelector(profile, ({ context }) => context.map);
  const mapless = useSelector(profile, (snapshot) => snapshot.matches('mapless'));
  if (mapless)
    return (
      <div className={css.section}>
        <Banner tone="warning" actions={[{ label: ui.tryAgain, onPress: () => profile.send({ type: 'call.retry' }) }]}>
          {messages.mapFailed}
        </Banner>
      </div>
    );
  if (map === null) return null;
  return (
    <section className={css.section}>
      <h3 className={modal.subtitle}>{messages.map}</h3>
      <JourneySheet map={map} label={messages.mapLabel(name)} language={language} css={drawn} />
      <ol className={css.stops}>
        {map.stops.map((stop) => (
          <li key={stop.number} value={stop.number}>
            {namesOf(stop, language)}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function AllTrips({ trips }: { trips: readonly Trip[] }) {
  const messages = useMessages(wholeProfileMessages);
  const language = useLanguage();
  if (trips.length === 0) return null;
  return (
    <section className={css.section}>
      <h3 className={modal.subtitle}>{messages.allTrips(trips.length)}</h3>
      <ul className={css.trips}>
        {inTripOrder(trips).map((trip) => (
          <li key={trip._id} className={css.trip}>
            <span className={css.title} dir="auto">
              {trip.title}
            </span>
            <span className={css.places} dir="auto">
              {trip.locations.map(({ cityName }) => cityNameIn(cityName, language)).join(', ')}
            </span>
            <span className={css.when}>{daysLabel(trip, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
