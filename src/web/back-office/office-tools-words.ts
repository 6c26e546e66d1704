import { officeTools as english } from '#web/i18n/en/office-tools.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { officeTools as turkish } from '#web/i18n/tr/office-tools.ts';

/** Of what is unfolded or opened: the filters, and the keys. */
export const officeToolsWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
