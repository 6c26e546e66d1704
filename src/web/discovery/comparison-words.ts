import { comparison as english } from '#web/i18n/en/comparison.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { comparison as turkish } from '#web/i18n/tr/comparison.ts';

export const comparisonWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
