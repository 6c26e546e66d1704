import { cardStay as english } from '#web/i18n/en/card-stay.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { cardStay as turkish } from '#web/i18n/tr/card-stay.ts';

export const cardStayWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
