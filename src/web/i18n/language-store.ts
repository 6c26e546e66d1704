import { useSyncExternalStore } from 'react';
import { type Language, languages } from '#contract/language.ts';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const storedLanguage = defineStored({
  key: 'vaya.language',
  area: 'local',
  schema: z.enum(languages),
  isPlain: true,
});
const listeners = new Set<() => void>();
let current: Language = languages[0];

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

export const startLanguage = (): void =>
  use(
    firstLanguage(new URLSearchParams(location.search).get('lang'), [
      storedLanguage.read() ?? '',
      ...navigator.languages,
    ]),
  );

export function chooseLanguage(language: Language): void {
  storedLanguage.write(language);
  use(language);
}

function firstLanguage(choice: string | null, preferred: readonly string[]): Language {
  const codes = [choice ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.map((code) => languages.find((language) => language === code)).find(Boolean) ?? languages[0];
}

function use(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

const currentLanguage = (): Language => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
