import { styleTab as english } from '#web/i18n/en/style-tab.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { styleTab as turkish } from '#web/i18n/tr/style-tab.ts';

export const styleTabWords = { en: english, tr: turkish } as const satisfies Record<Language, object>;
