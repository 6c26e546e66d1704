import type { Language } from '#contract/language.ts';
import { rangeLabel } from './day-labels.ts';
import { type DatedTrip, daysOf } from './derived-trips.ts';

/** PHOTO_SHOOT reads 'Photo Shoot'. */
export const titleCase = (code: string): string =>
  code
    .split('_')
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

const mostDescription = 150;

/** Letters are counted as a person does, and none is cut in two. */
export function shortened(text: string): string {
  const end = endOf(text, mostDescription);
  return end === text.length ? text : `${text.slice(0, end).trimEnd()}...`;
}

/** As much of a text as looks the same when it is shortened. */
export const beginningOf = (text: string): string => text.slice(0, endOf(text, mostDescription + 1));

const letters = new Intl.Segmenter();

/** Where so many letters of a text end. */
function endOf(text: string, count: number): number {
  if (text.length <= count) return text.length;
  let seen = 0;
  for (const { index } of letters.segment(text)) {
    if (seen === count) return index;
    seen += 1;
  }
  return text.length;
}

/** '12 – 15 Jun 2026', as the reader's language writes it. */
export function daysLabel(trip: DatedTrip, language: Language): string {
  const days = daysOf(trip);
  return days ? rangeLabel(days, language) : '';
}

/** A number that fits on a badge: 950, 12.4K, 1.2M. */
export const shortCount = (count: number, language: string): string => numbersIn(language).short.format(count);
export const wholeCount = (count: number, language: string): string => numbersIn(language).whole.format(count);

const numbers = new Map<string, { short: Intl.NumberFormat; whole: Intl.NumberFormat }>();

/** A format is dear to make and cheap to use. */
function numbersIn(language: string) {
  const known = numbers.get(language);
  if (known) return known;
  const made = {
    short: new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
    whole: new Intl.NumberFormat(language),
  };
  numbers.set(language, made);
  return made;
}

export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = (word = ''): string => [...word][0] ?? '';
  return `${first(words[0])}${words.length > 1 ? first(words.at(-1)) : ''}`.toUpperCase();
};
