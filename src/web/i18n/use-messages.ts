import { type Language, useLanguage } from './language-store.ts';

export const useMessages = <Messages>(messages: Readonly<Record<Language, Messages>>): Messages =>
  messages[useLanguage()];
