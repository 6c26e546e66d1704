import { creatorList as english } from '#web/i18n/en/creator-list.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { creatorList as turkish } from '#web/i18n/tr/creator-list.ts';

export const creatorListWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
