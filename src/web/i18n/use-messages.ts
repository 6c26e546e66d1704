import type { Language } from '#contract/language.ts';
import { useLanguage } from './language-store.ts';

export const useMessages = <Messages>(messages: Readonly<Record<Language, Messages>>): Messages =>
  messages[useLanguage()];
