import { useSyncExternalStore } from 'react';
import { keepChoice, readChoice } from './stored-choice.ts';

export type ThemeName = 'light' | 'dark';

const choiceKey = 'vaya.theme';
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

export const useTheme = (): ThemeName => useSyncExternalStore(subscribe, currentTheme);

/** The person's choice, else what the system prefers. */
export const startTheme = (): void => {
  system().addEventListener('change', show);
  show();
};

export function chooseTheme(name: ThemeName): void {
  keepChoice(choiceKey, name);
  show();
}

function currentTheme(): ThemeName {
  const choice = readChoice(choiceKey);
  if (choice === 'light' || choice === 'dark') return choice;
  return system().matches ? 'dark' : 'light';
}

function show(): void {
  document.documentElement.dataset.theme = currentTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
