import { listWatch as english } from '#web/i18n/en/list-watch.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { listWatch as turkish } from '#web/i18n/tr/list-watch.ts';

export const listWatchWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
