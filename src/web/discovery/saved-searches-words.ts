import { savedSearches as english } from '#web/i18n/en/saved-searches.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { savedSearches as turkish } from '#web/i18n/tr/saved-searches.ts';

export const savedSearchesWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
