import type { Catalogue } from '#contract/language.ts';

const en = {
  added: (count: number) => `${count} new`,
  changed: 'The list has changed',
  show: 'Show',
};

const tr: typeof en = {
  added: (count) => `${count} yeni`,
  changed: 'Liste değişti',
  show: 'Göster',
};

export const listWatchMessages = { en, tr } satisfies Catalogue<typeof en>;
