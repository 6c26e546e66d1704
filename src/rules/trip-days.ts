import type { DaysFor } from '#contract/blog-choices.ts';
import type { Audience } from '#contract/blog-page.ts';
import { type DatedTrip, daysOf } from './derived-trips.ts';

interface HideableTrip extends DatedTrip {
  daysFor?: DaysFor | undefined;
}

/** Whether this audience may see the days of a trip. */
export function areDaysKnown(trip: HideableTrip, audience: Audience, today: string): boolean {
  const { daysFor = 'everyone' } = trip;
  if (audience === 'owner' || audience === 'staff' || daysFor === 'everyone') return true;
  if (audience === 'sponsor' && daysFor === 'sponsors') return true;
  const days = daysOf(trip);
  return days === null || dayAfter(days.to, daysUntilOver) <= today;
}

/** A day has ended everywhere on earth half a day after it ended in Greenwich. */
const daysUntilOver = 2;

export function phaseOf(trip: DatedTrip, today: string): 'past' | 'ongoing' | 'upcoming' | null {
  const days = daysOf(trip);
  if (days === null) return null;
  if (days.to < today) return 'past';
  return days.from < today ? 'ongoing' : 'upcoming';
}

function dayAfter(day: string, count: number): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(moment) ? day : new Date(moment + count * 86_400_000).toISOString().slice(0, 10);
}

/** Days are written YYYY-MM-DD. */
export const compareDays = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
