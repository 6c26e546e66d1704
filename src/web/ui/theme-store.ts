import { useSyncExternalStore } from 'react';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const themeName = z.enum(['light', 'dark']);
type ThemeName = z.infer<typeof themeName>;

const storedTheme = defineStored({ key: 'vaya.theme', area: 'local', schema: themeName, isPlain: true });
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

export const useTheme = (): ThemeName => useSyncExternalStore(subscribe, currentTheme);

export const startTheme = (): void => {
  system().addEventListener('change', show);
  show();
};

export function chooseTheme(name: ThemeName): void {
  storedTheme.write(name);
  show();
}

const currentTheme = (): ThemeName => storedTheme.read() ?? (system().matches ? 'dark' : 'light');

function show(): void {
  document.documentElement.dataset.theme = currentTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
