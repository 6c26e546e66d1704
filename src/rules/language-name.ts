import type { Language } from '#contract/language.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a language, or its code where the name is unknown. */
export function languageName(code: string, language: Language): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  names.set(language, known);
  try {
    return known.of(code) ?? code;
  } catch {
    // What is no code at all may stand in an address.
    return code;
  }
}
