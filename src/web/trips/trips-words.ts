import { trips as english } from '#web/i18n/en/trips.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { trips as turkish } from '#web/i18n/tr/trips.ts';

export const tripsWords = { en: english, tr: turkish } as const satisfies Record<Language, object>;
