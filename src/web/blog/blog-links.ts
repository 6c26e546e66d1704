import type { Language } from '#contract/language.ts';

export interface Spoken {
  language: Language;
  /** The one that the page has without being asked; null where nobody knows. */
  ownLanguage: Language | null;
}

/** Links keep the language in which the page is read, where it is not the owner's. */
export function linkTo({ language, ownLanguage }: Spoken, address: string, part = 1): string {
  const query = new URLSearchParams({
    ...(language !== ownLanguage && { lang: language }),
    ...(part > 1 && { page: String(part) }),
  });
  return query.size === 0 ? address : `${address}?${query}`;
}
