import type { Catalogue, Language } from '#contract/language.ts';

/** English is written with the day before the month, as most of its readers here do. */
const locales: Catalogue<string> = { en: 'en-GB', tr: 'tr' };

const localeOf = (language: Language): string => locales[language];

const styles = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const;
type Style = keyof typeof styles;

/** '19 Nov 2026', '19 November 2026', '19 Nov 2026, 16:40' or 'November 2026'. */
export const dateLabel = (at: number, style: Style, language: Language): string => formatOf(style, language).format(at);

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is dear to make and cheap to use. */
function formatOf(style: Style, language: Language): Intl.DateTimeFormat {
  const key = `${style} ${language}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(localeOf(language), styles[style]);
  formats.set(key, format);
  return format;
}
