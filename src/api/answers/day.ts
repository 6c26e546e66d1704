import * as z from '#rules/zod.ts';
import { or } from './reading.ts';

/** YYYY-MM-DD, from the date forms that servers use. A text that could be two days, or none, stays as it is. */
export const dayFrom = (given: string): string => {
  const written = given.trim();
  return isoDay(written) ?? namedDay(written) ?? numberedDay(written) ?? written;
};

/** A day, or the text that the server has in its place. */
export const day = z.pipe(
  z.union([z.string().check(z.regex(/\S/)), z.number().check(z.refine((at) => !Number.isNaN(new Date(at).getTime())))]),
  z.transform((value) => (typeof value === 'number' ? new Date(value).toISOString().slice(0, 10) : dayFrom(value))),
);

export const dayOrNone = or(day, '');

/** Also with a time behind it, which is cut. */
function isoDay(given: string): string | null {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(given) ?? [];
  return dayOf(year, month, date);
}

/** 'May 3, 2024', '3 May 2024' and 'Fri May 03 2024 00:00:00 GMT'. */
function namedDay(given: string): string | null {
  const [, name, date, year] = /\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i.exec(given) ?? [];
  const found = dayOf(year, monthNamed(name), date);
  if (found !== null) return found;
  const [, first, month, last] = /\b(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})\b/i.exec(given) ?? [];
  return dayOf(last, monthNamed(month), first);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNamed = (name = ''): string => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** '25/12/2024' and '12/25/2024', but not '05/01/2024', which is two days. */
function numberedDay(given: string): string | null {
  const [, first, second, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(given) ?? [];
  const found = new Set([dayOf(year, second, first), dayOf(year, first, second)].filter((each) => each !== null));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

function dayOf(year = '', month = '', date = ''): string | null {
  const [of, at] = [month.padStart(2, '0'), date.padStart(2, '0')];
  const moment = new Date(Date.UTC(Number(year), Number(of) - 1, Number(at)));
  const isReal = year !== '' && moment.getUTCMonth() === Number(of) - 1 && moment.getUTCDate() === Number(at);
  return isReal ? `${year}-${of}-${at}` : null;
}
