import type { Platform } from '../db/platform.ts';
import { bookingEvents } from './booking-events.ts';
import { tripEvents } from './trip-events.ts';

/** Whole days in a calendar. */
export interface CalendarEvent {
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

export interface CalendarOwner {
  id: string;
  username: string;
}

export type CalendarSource = (platform: Platform, owner: CalendarOwner) => Promise<CalendarEvent[]>;

const sources: readonly CalendarSource[] = [tripEvents, bookingEvents];

export const calendarEvents: CalendarSource = async (platform, owner) =>
  (await Promise.all(sources.map((eventsOf) => eventsOf(platform, owner)))).flat();
