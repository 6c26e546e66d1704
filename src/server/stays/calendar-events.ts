import type { Platform } from '../db/platform.ts';
import { stayEvents } from './stay-events.ts';
import { tripEvents } from './trip-events.ts';

/** Whole days of somebody: what stands in a calendar. */
export interface CalendarEvent {
  /** The same for as long as it is the same thing, whatever becomes of its days. */
  id: string;
  /** Rises with each change. */
  sequence: number;
  changedAt: number;
  title: string;
  places: readonly string[];
  /** Days, both included. */
  from: string;
  to: string;
  address: string;
  isCancelled: boolean;
}

export interface CalendarOwner {
  id: string;
  username: string;
}

/** What a feature has to put into a creator's calendar. */
export type CalendarSource = (platform: Platform, owner: CalendarOwner) => Promise<CalendarEvent[]>;

/** Every feature that has something to put there, and the one place to be added. */
const sources: readonly CalendarSource[] = [tripEvents, stayEvents];

export const calendarEvents: CalendarSource = async (platform, owner) =>
  (await Promise.all(sources.map((eventsOf) => eventsOf(platform, owner)))).flat();
