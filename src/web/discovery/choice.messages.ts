import type { Catalogue } from '#contract/language.ts';

const en = {
  compare: 'Add to comparison',
  leaveOut: 'Remove from comparison',
  full: 'You can compare up to four creators. Remove one first.',
  another: 'Choose one more creator to compare.',
  open: (count: number) => `Compare ${count} creators`,
};

const tr: typeof en = {
  compare: 'Karşılaştırmaya ekle',
  leaveOut: 'Karşılaştırmadan çıkar',
  full: 'En çok dört içerik üreticisi karşılaştırabilirsiniz. Önce birini çıkarın.',
  another: 'Karşılaştırmak için bir içerik üreticisi daha seçin.',
  open: (count) => `${count} içerik üreticisini karşılaştır`,
};

export const choiceMessages = { en, tr } satisfies Catalogue<typeof en>;
