import type { Language, Text } from '#contract/language.ts';

/** A text in one language, with what is known filled in. */
export const say = (text: Text, language: Language, params: Readonly<Record<string, string | number>> = {}): string =>
  text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
