import { stepUp as english } from '#web/i18n/en/step-up.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { stepUp as turkish } from '#web/i18n/tr/step-up.ts';

export const stepUpWords = { en: english, tr: turkish } as const satisfies Record<Language, object>;
