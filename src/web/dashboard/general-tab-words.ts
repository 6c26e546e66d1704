import { generalTab as english } from '#web/i18n/en/general-tab.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { generalTab as turkish } from '#web/i18n/tr/general-tab.ts';

export const generalTabWords = { en: english, tr: turkish } as const satisfies Record<Language, object>;
