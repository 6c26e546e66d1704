import type { Catalogue, Language } from '#contract/language.ts';

/** Months by our own words: what a page says must not depend on the machine that writes it. */
const months: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  tr: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
};

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** '12 Jun 2026', of a day written YYYY-MM-DD. Another text stays as it is. */
export function dayLabel(day: string, language: Language): string {
  if (!isDay(day)) return day;
  const { date, month, year } = partsOf(day, language);
  return `${date} ${month} ${year}`;
}

/** '12 Jun', where the year is known. */
export function shortDayLabel(day: string, language: Language): string {
  if (!isDay(day)) return day;
  const { date, month } = partsOf(day, language);
  return `${date} ${month}`;
}

/** The same as dayLabel, of a moment: its UTC day, wherever the reader and the server are. */
export const utcDayLabel = (at: number, language: Language): string =>
  dayLabel(new Date(at).toISOString().slice(0, 10), language);

/** '12 – 15 Jun 2026', '28 Jun – 2 Jul 2026', '30 Dec 2026 – 2 Jan 2027', or the one day. */
export function rangeLabel(days: { from: string; to: string }, language: Language): string {
  if (days.from === days.to) return dayLabel(days.from, language);
  if (!isDay(days.from) || !isDay(days.to))
    return [dayLabel(days.from, language), dayLabel(days.to, language)].filter(Boolean).join(' – ');
  const [from, to] = [partsOf(days.from, language), partsOf(days.to, language)];
  const end = `${to.date} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.date} ${from.month} ${from.year} – ${end}`;
  return from.month === to.month ? `${from.date} – ${end}` : `${from.date} ${from.month} – ${end}`;
}

function partsOf(day: string, language: Language) {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: months[language][Number(month) - 1] ?? month, date: String(Number(date)) };
}

export const numberSigns: Catalogue<{ group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  tr: { group: '.', decimal: ',' },
};

/** '$1,250', with cents where there are some. */
export function dollars(price: number, language: Language): string {
  const { group: comma, decimal: point } = numberSigns[language];
  const [whole = '', cents = ''] = price.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, comma);
  return `$${grouped}${cents === '00' ? '' : `${point}${cents}`}`;
}
