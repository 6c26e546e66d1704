import { trail as english } from '#web/i18n/en/trail.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { trail as turkish } from '#web/i18n/tr/trail.ts';

/** What the lines of the audit trail say beside the deeds themselves. */
export const trailWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
