import { plain as english } from '#web/i18n/en/plain.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { plain as turkish } from '#web/i18n/tr/plain.ts';

export const plainWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
