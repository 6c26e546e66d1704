import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { bookingAddress } from '#rules/booking-address.ts';
import { daysAfter } from '#rules/booking-days.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { tripAddress } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { citiesIn, datesIn } from '../trips/stored-trip.ts';
import type { TripRow } from '../trips/trip-view.ts';
import { listEveryTrip } from '../trips/trips.ts';
import { listAcceptedBookings } from './booking.store.ts';
import { parseOffer } from './booking-json.ts';

/** Whole days in a calendar. */
interface CalendarEvent {
  /** Stays the same when the dates change. */
  id: string;
  sequence: number;
  changedAt: number;
  title: string;
  places: readonly string[];
  /** Both days are included. */
  from: string;
  to: string;
  address: string;
  isCancelled: boolean;
}

interface CalendarOwner {
  id: string;
  username: string;
}

type CalendarSource = (platform: Platform, owner: CalendarOwner) => Promise<CalendarEvent[]>;

export const calendarEvents: CalendarSource = async (platform, owner) =>
  (await Promise.all([eventsOfTrips(platform, owner), eventsOfBookings(platform, owner)])).flat();

/** All-day events: DTEND is exclusive (RFC 5545). */
export function calendarFile(name: string, events: readonly CalendarEvent[], publicUrl: string): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Vaya//Calendar//EN', ttl: 60 * 60 });
  for (const event of events)
    calendar.createEvent({
      id: `${event.id}@${new URL(publicUrl).hostname}`,
      sequence: event.sequence,
      stamp: new Date(event.changedAt),
      lastModified: new Date(event.changedAt),
      start: midnightOf(event.from),
      end: midnightOf(daysAfter(event.to, 1)),
      allDay: true,
      timezone: 'UTC',
      summary: printable(event.title),
      location: event.places.length === 0 ? null : printable(event.places.join(', ')),
      url: `${publicUrl}${event.address}`,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return `${calendar.toString()}\r\n`;
}

const midnightOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Control characters would break lines that calendar programs read. */
const printable = (text: string): string => text.replace(/[\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');

/** Accepted bookings; cancelled ones remain as cancelled events. Requests without an answer are left out. */
const eventsOfBookings: CalendarSource = async ({ database }, { id }) =>
  (await listAcceptedBookings(database, id)).map((booking) => ({
    id: `stay-${booking.id}`,
    sequence: booking.moves,
    changedAt: Number(booking.updatedAt),
    title: parseOffer(booking)?.hotelName ?? booking.hotelName,
    places: [parseOffer(booking)?.address ?? booking.cityName],
    from: booking.checkIn,
    to: daysAfter(booking.checkOut, -1),
    address: bookingAddress('creator', booking.id),
    isCancelled: booking.state === 'CANCELLED',
  }));

/** Trips that were published; unpublished ones remain as cancelled events. Drafts are left out. */
const eventsOfTrips: CalendarSource = async ({ database }, { id, username }) =>
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
