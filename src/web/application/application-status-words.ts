import { applicationStatus as english } from '#web/i18n/en/application-status.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { applicationStatus as turkish } from '#web/i18n/tr/application-status.ts';

export const applicationStatusWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
