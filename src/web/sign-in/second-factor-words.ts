import { secondFactor as english } from '#web/i18n/en/second-factor.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { secondFactor as turkish } from '#web/i18n/tr/second-factor.ts';

export const secondFactorWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
