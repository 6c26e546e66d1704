import type { Catalogue } from '#contract/language.ts';

const en = {
  yours: 'Your hotels',
  failed: 'We couldn’t load your hotels.',
  manage: 'Edit list',
  done: 'Done',
  keep: 'Keep this hotel',
  replace: 'Save changes to this hotel',
  keeping: 'Saving...',
  kept: 'Kept in your hotels.',
  rename: (hotel: string) => `Rename ${hotel}`,
  renameShort: 'Rename',
  remove: (hotel: string) => `Remove ${hotel}`,
  removeShort: 'Remove',
  removed: 'Removed',
  undo: (hotel: string) => `Undo: ${hotel}`,
  undoShort: 'Undo',
  newName: 'New name',
  saveName: 'Save name',
  cancel: 'Cancel',
  notChanged: 'We couldn’t save the change to your hotels.',
};

const tr: typeof en = {
  yours: 'Otelleriniz',
  failed: 'Otelleriniz yüklenemedi.',
  manage: 'Listeyi düzenle',
  done: 'Bitti',
  keep: 'Bu oteli sakla',
  replace: 'Bu oteldeki değişikliği kaydet',
  keeping: 'Kaydediliyor...',
  kept: 'Otellerinizde kayıtlı.',
  rename: (hotel) => `Adını değiştir: ${hotel}`,
  renameShort: 'Adını değiştir',
  remove: (hotel) => `Kaldır: ${hotel}`,
  removeShort: 'Kaldır',
  removed: 'Kaldırıldı',
  undo: (hotel) => `Geri al: ${hotel}`,
  undoShort: 'Geri al',
  newName: 'Yeni ad',
  saveName: 'Adı kaydet',
  cancel: 'Vazgeç',
  notChanged: 'Otellerinizdeki değişiklik kaydedilemedi.',
};

export const ownHotelsMessages = { en, tr } satisfies Catalogue<typeof en>;
