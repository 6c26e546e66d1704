import { colour as english } from '#web/i18n/en/colour.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { colour as turkish } from '#web/i18n/tr/colour.ts';

export const colourWords = { en: english, tr: turkish } as const satisfies Record<Language, object>;
