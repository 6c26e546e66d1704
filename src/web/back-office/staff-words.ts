import { staff as english } from '#web/i18n/en/staff.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { staff as turkish } from '#web/i18n/tr/staff.ts';

/** What every page of the staff says. */
export const staffWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
