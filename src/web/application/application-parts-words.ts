import { applicationParts as english } from '#web/i18n/en/application-parts.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { applicationParts as turkish } from '#web/i18n/tr/application-parts.ts';

export const applicationPartsWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
