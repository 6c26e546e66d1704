import { type Language, useLanguage } from './language-store.ts';

/** Words that come with the one part that says them, in both languages: the shell goes without. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];
