import type { Language } from '#contract/language.ts';
import { blog as english } from '#web/i18n/en/blog.ts';
import { blog as turkish } from '#web/i18n/tr/blog.ts';

/** A page speaks its owner's language, whichever the app speaks around it. */
export const blogWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;

export type BlogWords = typeof english;
