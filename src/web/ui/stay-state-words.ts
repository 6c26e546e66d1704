import { stayStates as english } from '#web/i18n/en/stay-states.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { stayStates as turkish } from '#web/i18n/tr/stay-states.ts';

export const stayStateWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
