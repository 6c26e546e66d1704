import type { Catalogue } from './en.ts';
import { useSpoken } from './language-store.ts';

export const useText = (): Catalogue => useSpoken().text;
