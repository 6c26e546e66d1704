import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Leave without saving?',
  words: 'You have unsaved changes.',
  save: 'Save and leave',
  saving: 'Saving...',
  leave: 'Leave',
  stay: 'Stay',
};

const tr: typeof en = {
  title: 'Kaydetmeden ayrılmak istiyor musunuz?',
  words: 'Kaydedilmemiş değişiklikleriniz var.',
  save: 'Kaydet ve çık',
  saving: 'Kaydediliyor...',
  leave: 'Çık',
  stay: 'Kal',
};

export const leaveMessages = { en, tr } satisfies Catalogue<typeof en>;
