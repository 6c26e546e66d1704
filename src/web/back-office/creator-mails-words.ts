import { creatorMails as english } from '#web/i18n/en/creator-mails.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { creatorMails as turkish } from '#web/i18n/tr/creator-mails.ts';

export const creatorMailsWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
