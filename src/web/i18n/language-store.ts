import { useSyncExternalStore } from 'react';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];

const storedLanguage = defineStored({
  key: 'vaya.language',
  area: 'local',
  schema: z.enum(languages),
  isPlain: true,
});
const listeners = new Set<() => void>();
let current: Language = 'en';

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

export function firstLanguage(choice: string | null, preferred: readonly string[]): Language {
  const codes = [choice ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.map((code) => languages.find((language) => language === code)).find(Boolean) ?? 'en';
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
