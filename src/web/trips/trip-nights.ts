import { rowsOf } from '#web/ui/calendar-days.ts';

/** The first upcoming days in a row with at least one night between them. */
export const nightsAhead = (dates: readonly string[], today: string): { from: string; to: string } | null =>
  rowsOf(dates.filter((day) => day > today)).find(({ from, to }) => from !== to) ?? null;
