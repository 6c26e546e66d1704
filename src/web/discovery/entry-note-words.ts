import { entryNote as english } from '#web/i18n/en/entry-note.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { entryNote as turkish } from '#web/i18n/tr/entry-note.ts';

export const entryNoteWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
