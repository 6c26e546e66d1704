import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { daysAfter } from '#rules/booking-days.ts';
import type { CalendarEvent } from './calendar-events.ts';

/** All-day events: DTEND is exclusive (RFC 5545). */
export function calendarFile(name: string, events: readonly CalendarEvent[], publicUrl: string): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Vaya//Calendar//EN', ttl: 60 * 60 });
  for (const event of events)
    calendar.createEvent({
      id: `${event.id}@${new URL(publicUrl).hostname}`,
      sequence: event.sequence,
      stamp: new Date(event.changedAt),
      lastModified: new Date(event.changedAt),
      start: startOf(event.from),
      end: startOf(daysAfter(event.to, 1)),
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

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Control characters would break lines that calendar programs read. */
const printable = (text: string): string => text.replace(/[\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
