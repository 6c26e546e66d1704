import { daysOf } from '#rules/derived-trips.ts';
import { tripAddress } from '#rules/trip-address.ts';
import { citiesIn, datesIn } from '../trips/stored-trip.ts';
import type { TripRow } from '../trips/trip-view.ts';
import { listEveryTrip } from '../trips/trips.ts';
import type { CalendarSource } from './calendar-events.ts';

/** Trips that were published; unpublished ones remain as cancelled events. Drafts are left out. */
export const tripEvents: CalendarSource = async ({ database }, { id, username }) =>
  (await listEveryTrip(database, id)).flatMap((trip: TripRow) => {
    const days = daysOf({ dates: datesIn(trip), locations: [] });
    if (days === null || trip.state === 'draft') return [];
    return [
      {
        id: `trip-${trip.id}`,
        sequence: Number(trip.version),
        changedAt: Number(trip.updatedAt),
        title: trip.title,
        places: citiesIn(trip),
        ...days,
        address: tripAddress(username, { _id: trip.id, title: trip.title }),
        isCancelled: trip.state === 'unpublished' || trip.state === 'archived',
      },
    ];
  });
