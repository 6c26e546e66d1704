/** What of a trip decides where its creator was, is and will be. Days are written YYYY-MM-DD. */
export interface DatedTrip {
  dates: readonly string[];
  locations: readonly { cityName: string }[];
}

const firstDay = ({ dates }: DatedTrip): string => dates.toSorted()[0] ?? '';
const lastDay = ({ dates }: DatedTrip): string => dates.toSorted().at(-1) ?? '';

const best = <Trip extends DatedTrip>(trips: readonly Trip[], isBetter: (one: Trip, other: Trip) => boolean) =>
  trips.reduce<Trip | null>((found, each) => (found === null || isBetter(each, found) ? each : found), null);

/** The published trip whose last date is in the past and most recent. */
export const lastTrip = <Trip extends DatedTrip>(trips: readonly Trip[], today: string): Trip | null =>
  best(
    trips.filter((trip) => trip.dates.length > 0 && lastDay(trip) < today),
    (one, other) => lastDay(one) > lastDay(other),
  );

/** The trip whose first date is today or later and soonest. */
export const upcomingTrip = <Trip extends DatedTrip>(trips: readonly Trip[], today: string): Trip | null =>
  best(
    trips.filter((trip) => trip.dates.length > 0 && firstDay(trip) >= today),
    (one, other) => firstDay(one) < firstDay(other),
  );

/** The trip that has begun and has not ended; of several, the one that began last. */
export const ongoingTrip = <Trip extends DatedTrip>(trips: readonly Trip[], today: string): Trip | null =>
  best(
    trips.filter((trip) => trip.dates.length > 0 && firstDay(trip) < today && lastDay(trip) >= today),
    (one, other) => firstDay(one) > firstDay(other),
  );

/** Where somebody says they are: on the trip under way, else where the last one led. */
export const currentCity = (trips: readonly DatedTrip[], today: string): string | null =>
  (ongoingTrip(trips, today) ?? lastTrip(trips, today))?.locations[0]?.cityName ?? null;

export const upcomingCity = (trips: readonly DatedTrip[], today: string): string | null =>
  upcomingTrip(trips, today)?.locations[0]?.cityName ?? null;

export const daysOf = (trip: DatedTrip): { from: string; to: string } | null =>
  trip.dates.length === 0 ? null : { from: firstDay(trip), to: lastDay(trip) };

/** The day of a moment where the viewer is. */
export const dayOf = (moment: number): string => {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
