import { leaving as english } from '#web/i18n/en/leaving.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { leaving as turkish } from '#web/i18n/tr/leaving.ts';

export const leaveWords = { en: english, tr: turkish } as const satisfies Record<Language, object>;
