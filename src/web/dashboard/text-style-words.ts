import { textStyle as english } from '#web/i18n/en/text-style.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { textStyle as turkish } from '#web/i18n/tr/text-style.ts';

export const textStyleWords = { en: english, tr: turkish } as const satisfies Record<Language, object>;
