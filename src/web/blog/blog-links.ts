import type { Language } from '#contract/language.ts';

export interface Spoken {
  language: Language;
  /** The default language of the page; null if unknown. */
  ownLanguage: Language | null;
}

/** Links keep the reader's language if it is not the page's default. */
export function linkTo({ language, ownLanguage }: Spoken, address: string, part = 1): string {
  const query = new URLSearchParams({
    ...(language !== ownLanguage && { lang: language }),
    ...(part > 1 && { page: String(part) }),
  });
  return query.size === 0 ? address : `${address}?${query}`;
}
