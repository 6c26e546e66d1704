import { blog as english } from '#web/i18n/en/blog.ts';
import { tripSettings as inEnglish } from '#web/i18n/en/trip-settings.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { blog as turkish } from '#web/i18n/tr/blog.ts';
import { tripSettings as inTurkish } from '#web/i18n/tr/trip-settings.ts';

/** With what a trip without a title is called, and its days, as the page says them. */
export const tripWords = {
  en: { ...inEnglish, untitled: english.untitled, dayNumber: english.dayNumber },
  tr: { ...inTurkish, untitled: turkish.untitled, dayNumber: turkish.dayNumber },
} as const satisfies Record<Language, object>;
