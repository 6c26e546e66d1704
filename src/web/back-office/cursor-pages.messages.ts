import type { Catalogue } from '#contract/language.ts';

const en = {
  first: 'First page',
  next: 'Next page',
};

const tr: typeof en = {
  first: 'İlk sayfa',
  next: 'Sonraki sayfa',
};

export const cursorPagesMessages = { en, tr } satisfies Catalogue<typeof en>;
