import { useSyncExternalStore } from 'react';
import { loadAnew } from '#web/ui/load-anew.ts';
import { keepChoice, readChoice } from '#web/ui/stored-choice.ts';
import { type Catalogue, en } from './en.ts';

export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];

interface Spoken {
  language: Language;
  text: Catalogue;
  problem: 'none' | 'notLoaded';
}

const choiceKey = 'vaya.language';
const listeners = new Set<() => void>();
let spoken: Spoken = { language: 'en', text: en, problem: 'none' };
let wanted: Language = 'en';

export const useSpoken = (): Spoken => useSyncExternalStore(subscribe, currentlySpoken, currentlySpoken);
export const useLanguage = (): Language => useSpoken().language;

/** Resolves when the person's language is there; English stays when it cannot be loaded. */
export const startLanguage = (): Promise<void> =>
  speak(
    firstLanguage(new URLSearchParams(location.search).get('lang'), [
      readChoice(choiceKey) ?? '',
      ...navigator.languages,
    ]),
  );

export function chooseLanguage(language: Language): Promise<void> {
  keepChoice(choiceKey, language);
  return speak(language);
}

export function firstLanguage(choice: string | null, preferred: readonly string[]): Language {
  const wishes = [choice ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  return wishes.map((wish) => languages.find((language) => language === wish)).find(Boolean) ?? 'en';
}

async function speak(language: Language): Promise<void> {
  wanted = language;
  const next = await load(language).then(
    (text): Spoken => ({ language, text, problem: 'none' }),
    (): Spoken => ({ ...spoken, problem: 'notLoaded' }),
  );
  if (wanted !== language) return;
  spoken = next;
  document.documentElement.lang = next.language;
  for (const listener of listeners) listener();
}

const turkish = () => import('./tr.ts');
let tries = 0;

async function load(language: Language): Promise<Catalogue> {
  if (language === 'en') return en;
  tries += 1;
  const { tr } = await (tries === 1 ? turkish() : loadAnew(turkish, tries));
  tries = 0;
  return tr;
}

const currentlySpoken = (): Spoken => spoken;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
