import type { Language } from '#contract/language.ts';

/** 'YYYY-MM' of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function monthsFrom(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Weeks begin on Monday; days of other months are ''. */
export function weeksOf(month: string): string[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const blanks = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weeks = Math.ceil((blanks + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const date = week * 7 + weekday - blanks + 1;
      return date < 1 || date > count ? '' : `${month}-${String(date).padStart(2, '0')}`;
    }),
  );
}

interface Chosen {
  chosen: string[];
  anchor: string | null;
}

/** A chosen day is released; another one selects the range from the anchor. */
export function chosenThrough(chosen: readonly string[], anchor: string | null, day: string): Chosen {
  if (chosen.includes(day)) return { chosen: chosen.filter((each) => each !== day), anchor: null };
  if (anchor === null || !chosen.includes(anchor)) return { chosen: [...chosen, day].toSorted(), anchor: day };
  const [from, to] = anchor < day ? [anchor, day] : [day, anchor];
  return { chosen: [...new Set([...chosen, ...daysBetween(from, to)])].toSorted(), anchor: null };
}

/** The first press chooses the start, the second one the end, the next one a new start. A missing end is ''. */
export function rangeThrough({ from, to }: { from: string; to: string }, day: string): { from: string; to: string } {
  if (from !== '' && to === '') return day < from ? { from: day, to: from } : { from, to: day };
  return { from: day, to: from === '' && day <= to ? to : '' };
}

const maxDays = 366;

function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  const count = Math.min((last - first) / 86_400_000 + 1, maxDays);
  return Array.from({ length: count }, (_, index) => new Date(first + index * 86_400_000).toISOString().slice(0, 10));
}

const named = (names: string): { short: string; long: string }[] =>
  names.split(' ').map((long) => ({ short: long.slice(0, 3), long }));

export const weekdays: Record<Language, readonly { short: string; long: string }[]> = {
  en: named('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  tr: [
    { short: 'Pzt', long: 'Pazartesi' },
    { short: 'Sal', long: 'Salı' },
    { short: 'Çar', long: 'Çarşamba' },
    { short: 'Per', long: 'Perşembe' },
    { short: 'Cum', long: 'Cuma' },
    { short: 'Cmt', long: 'Cumartesi' },
    { short: 'Paz', long: 'Pazar' },
  ],
};

export function rowsOf(days: readonly string[]): { from: string; to: string }[] {
  const rows: { from: string; to: string }[] = [];
  for (const day of days.toSorted()) {
    const last = rows.at(-1);
    if (last && daysBetween(last.to, day).length === 2) last.to = day;
    else if (last?.to !== day) rows.push({ from: day, to: day });
  }
  return rows;
}

/** The first upcoming days in a row with at least one night between them. */
export const nightsAhead = (dates: readonly string[], today: string): { from: string; to: string } | null =>
  rowsOf(dates.filter((day) => day > today)).find(({ from, to }) => from !== to) ?? null;
