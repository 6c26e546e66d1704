import { type DatedTrip, daysOf } from '#rules/derived-trips.ts';
import { monthOf, monthsFrom } from '#web/ui/calendar-days.ts';

export interface TripMonth<Trip> {
  /** 'YYYY-MM'. */
  month: string;
  days: ReadonlySet<string>;
  trips: Trip[];
}

const most = 12;

export function tripMonths<Trip extends DatedTrip>(trips: readonly Trip[], today: string): TripMonth<Trip>[] {
  const coming = comingTrips(trips, today);
  const lasts = coming.map((trip) => monthOf(daysOf(trip)?.to ?? ''));
  const last = lasts.toSorted().at(-1) ?? '';
  const months: TripMonth<Trip>[] = [];
  for (let month = monthOf(today); month <= last && months.length < most; month = monthsFrom(month, 1))
    months.push(monthWith(month, coming));
  return months;
}

function monthWith<Trip extends DatedTrip>(month: string, trips: readonly Trip[]): TripMonth<Trip> {
  const within = trips.filter(({ dates }) => dates.some((day) => monthOf(day) === month));
  const days = within.flatMap(({ dates }) => dates.filter((day) => monthOf(day) === month));
  return { month, days: new Set(days), trips: inTripOrder(within).toReversed() };
}

export const comingTrips = <Trip extends DatedTrip>(trips: readonly Trip[], today: string): Trip[] =>
  inTripOrder(trips.filter((trip) => (daysOf(trip)?.to ?? '') >= today)).toReversed();

/** The newest first; those of which no day is known come last. */
export const inTripOrder = <Trip extends DatedTrip>(trips: readonly Trip[]): Trip[] =>
  trips.toSorted((one, other) => {
    const [first, second] = [daysOf(one)?.from ?? '', daysOf(other)?.from ?? ''];
    return first === second ? 0 : first < second ? 1 : -1;
  });
