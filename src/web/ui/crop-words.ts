import { crop as english } from '#web/i18n/en/crop.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { crop as turkish } from '#web/i18n/tr/crop.ts';

export const cropWords = { en: english, tr: turkish } as const satisfies Record<Language, object>;
