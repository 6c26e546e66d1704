import type { Catalogue } from '#contract/language.ts';

const en = {
  currentPassword: 'Current password',
  cancel: 'Cancel',
};

const tr: typeof en = {
  currentPassword: 'Şu anki şifre',
  cancel: 'Vazgeç',
};

export const reauthenticationMessages = { en, tr } satisfies Catalogue<typeof en>;
