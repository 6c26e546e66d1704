import type { Language } from '#contract/language.ts';
import { rangeLabel } from './day-labels.ts';
import { type DatedTrip, shownDays } from './derived-trips.ts';

/** PHOTO_SHOOT → 'Photo Shoot'. */
export const titleCase = (code: string): string =>
  code
    .split('_')
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

const maxDescriptionLength = 150;

/** Counts grapheme clusters, so no letter or emoji is cut in two. */
export function shortened(text: string): string {
  const end = endOf(text, maxDescriptionLength);
  return end === text.length ? text : `${text.slice(0, end).trimEnd()}...`;
}

/** The shortest beginning for which `shortened` returns the same text. */
export const beginningOf = (text: string): string => text.slice(0, endOf(text, maxDescriptionLength + 1));

const letters = new Intl.Segmenter();

function endOf(text: string, count: number): number {
  if (text.length <= count) return text.length;
  let seen = 0;
  for (const { index } of letters.segment(text)) {
    if (seen === count) return index;
    seen += 1;
  }
  return text.length;
}

/** '12 – 15 Jun 2026'. */
export function daysLabel(trip: DatedTrip, language: Language): string {
  const days = shownDays(trip);
  return days ? rangeLabel(days, language) : '';
}

/** 950, 12.4K, 1.2M. */
export const shortCount = (count: number, language: string): string => numbersIn(language).short.format(count);
export const wholeCount = (count: number, language: string): string => numbersIn(language).whole.format(count);

const numbers = new Map<string, { short: Intl.NumberFormat; whole: Intl.NumberFormat }>();

/** Creating a NumberFormat is slow. */
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
