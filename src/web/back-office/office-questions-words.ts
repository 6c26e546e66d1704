import { officeQuestions as english } from '#web/i18n/en/office-questions.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { officeQuestions as turkish } from '#web/i18n/tr/office-questions.ts';

export const officeQuestionsWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
