import { cardMenu as english } from '#web/i18n/en/card-menu.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { cardMenu as turkish } from '#web/i18n/tr/card-menu.ts';

export const cardMenuWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
