import { undo as english } from '#web/i18n/en/undo.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { undo as turkish } from '#web/i18n/tr/undo.ts';

export const undoWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
