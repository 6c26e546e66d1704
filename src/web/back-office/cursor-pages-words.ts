import { cursorPages as english } from '#web/i18n/en/cursor-pages.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { cursorPages as turkish } from '#web/i18n/tr/cursor-pages.ts';

export const cursorPagesWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
