import { ownAccount as english } from '#web/i18n/en/own-account.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { ownAccount as turkish } from '#web/i18n/tr/own-account.ts';

export const ownAccountWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
