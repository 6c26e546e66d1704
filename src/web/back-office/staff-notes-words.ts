import { staffNotes as english } from '#web/i18n/en/staff-notes.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { staffNotes as turkish } from '#web/i18n/tr/staff-notes.ts';

export const staffNotesWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
