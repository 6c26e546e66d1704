import type { Catalogue } from '#contract/language.ts';

const en = {
  resembles: 'Similar applications',
  same: (fields: string) => `Same: ${fields}`,
  more: (shown: number) => `Showing the first ${shown}.`,
};

const tr: typeof en = {
  resembles: 'Benzer başvurular',
  same: (fields) => `Aynı olan: ${fields}`,
  more: (shown) => `İlk ${shown} başvuru gösteriliyor.`,
};

export const resemblingMessages = { en, tr } satisfies Catalogue<typeof en>;
