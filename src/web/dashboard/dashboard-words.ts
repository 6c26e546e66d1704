import { blog as english } from '#web/i18n/en/blog.ts';
import { dashboard as inEnglish } from '#web/i18n/en/dashboard.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { blog as turkish } from '#web/i18n/tr/blog.ts';
import { dashboard as inTurkish } from '#web/i18n/tr/dashboard.ts';

/** With the levels, as the page says them. */
export const dashboardWords = {
  en: { ...inEnglish, levels: english.levels },
  tr: { ...inTurkish, levels: turkish.levels },
} as const satisfies Record<Language, object>;
