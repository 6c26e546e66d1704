import type { Catalogue, Language } from '#contract/language.ts';

/** English is written with the day before the month, as most of its readers here do. */
const locales: Catalogue<string> = { en: 'en-GB', tr: 'tr' };

export const localeOf = (language: Language): string => locales[language];
