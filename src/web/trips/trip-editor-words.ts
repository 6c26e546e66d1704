import { tripEditor as inEnglish } from '#web/i18n/en/trip-editor.ts';
import { trips as english } from '#web/i18n/en/trips.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { tripEditor as inTurkish } from '#web/i18n/tr/trip-editor.ts';
import { trips as turkish } from '#web/i18n/tr/trips.ts';

/** With what a list of trips says of each as well. */
export const tripEditorWords = {
  en: { ...english, ...inEnglish, itemTypes: inEnglish.types, types: english.types },
  tr: { ...turkish, ...inTurkish, itemTypes: inTurkish.types, types: turkish.types },
} as const satisfies Record<Language, object>;
