import { isDay } from './day-labels.ts';

/** What of a trip decides where its creator was, is and will be. Days are written YYYY-MM-DD; other texts do not count. */
export interface DatedTrip {
  dates: readonly string[];
  locations: readonly { cityName: string }[];
}

interface Days {
  from: string;
  to: string;
}

const known = new WeakMap<readonly string[], Days>();

/** The days of a trip are looked through once, however often a card is drawn. */
function spanOf(dates: readonly string[]): Days {
  const found = known.get(dates);
  if (found) return found;
  const sorted = dates.filter(isDay).toSorted();
  const span = { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' };
  known.set(dates, span);
  return span;
}

const hasDays = ({ dates }: DatedTrip): boolean => spanOf(dates).from !== '';
const firstDay = ({ dates }: DatedTrip): string => spanOf(dates).from;
const lastDay = ({ dates }: DatedTrip): string => spanOf(dates).to;

const best = <Trip extends DatedTrip>(trips: readonly Trip[], isBetter: (one: Trip, other: Trip) => boolean) =>
  trips.reduce<Trip | null>((found, each) => (found === null || isBetter(each, found) ? each : found), null);

/** The published trip whose last date is in the past and most recent. */
export const lastTrip = <Trip extends DatedTrip>(trips: readonly Trip[], today: string): Trip | null =>
  best(
    trips.filter((trip) => hasDays(trip) && lastDay(trip) < today),
    (one, other) => lastDay(one) > lastDay(other),
  );

/** The trip whose first date is today or later and soonest. */
export const upcomingTrip = <Trip extends DatedTrip>(trips: readonly Trip[], today: string): Trip | null =>
  best(
    trips.filter((trip) => hasDays(trip) && firstDay(trip) >= today),
    (one, other) => firstDay(one) < firstDay(other),
  );

/** The trip that has begun and has not ended; of several, the one that began last. */
export const ongoingTrip = <Trip extends DatedTrip>(trips: readonly Trip[], today: string): Trip | null =>
  best(
    trips.filter((trip) => hasDays(trip) && firstDay(trip) < today && lastDay(trip) >= today),
    (one, other) => firstDay(one) > firstDay(other),
  );

/** The city of the current trip, else the last city of the latest trip. */
export const currentCity = (trips: readonly DatedTrip[], today: string): string | null =>
  (ongoingTrip(trips, today) ?? lastTrip(trips, today))?.locations[0]?.cityName ?? null;

export const upcomingCity = (trips: readonly DatedTrip[], today: string): string | null =>
  upcomingTrip(trips, today)?.locations[0]?.cityName ?? null;

export const daysOf = (trip: DatedTrip): Days | null => (hasDays(trip) ? spanOf(trip.dates) : null);

/** The days to show: texts that are no days where there are no others. */
export const shownDays = (trip: DatedTrip): Days | null => {
  const [from, ...others] = trip.dates;
  return daysOf(trip) ?? (from === undefined ? null : { from, to: others.at(-1) ?? from });
};

/** The day of a moment where the viewer is. */
export const dayOf = (moment: number): string => {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** What follows from the published trips of a creator. */
export const derivedFrom = <Trip extends DatedTrip>(trips: readonly Trip[], today: string) => ({
  totalVayaCount: trips.length,
  lastVaya: lastTrip(trips, today),
  upcomingVaya: upcomingTrip(trips, today),
  ongoingVaya: ongoingTrip(trips, today),
});
