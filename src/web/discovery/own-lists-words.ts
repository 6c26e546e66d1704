import { ownLists as english } from '#web/i18n/en/own-lists.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { ownLists as turkish } from '#web/i18n/tr/own-lists.ts';

export const ownListsWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
