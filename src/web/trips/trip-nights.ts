import { rowsOf } from '#web/ui/calendar-days.ts';

/** The first days of a trip, still to come and one after the other, that have a night between them. */
export const nightsAhead = (dates: readonly string[], today: string): { from: string; to: string } | null =>
  rowsOf(dates.filter((day) => day > today)).find(({ from, to }) => from !== to) ?? null;
