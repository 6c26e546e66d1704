import { choice as english } from '#web/i18n/en/choice.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { choice as turkish } from '#web/i18n/tr/choice.ts';

export const choiceWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
