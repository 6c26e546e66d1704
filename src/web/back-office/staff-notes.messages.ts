import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Notes',
  label: 'New note',
  hint: 'Only staff can read notes.',
  add: 'Add note',
  saving: 'Saving...',
  loading: 'Loading notes...',
  empty: 'No notes yet.',
  failed: 'We couldn’t load the notes.',
  actionFailed: 'We couldn’t save the change. Your text is still here.',
  remove: 'Remove',
  removeOf: (day: string) => `Remove the note of ${day}`,
  removeQuestion: 'Remove this note for all staff?',
  confirm: 'Remove note',
  removing: 'Removing...',
  missing: 'This creator no longer exists.',
  all: 'All creators',
};

const tr: typeof en = {
  title: 'Notlar',
  label: 'Yeni not',
  hint: 'Notları yalnızca ekip okur.',
  add: 'Notu ekle',
  saving: 'Kaydediliyor...',
  loading: 'Notlar yükleniyor...',
  empty: 'Henüz not yok.',
  failed: 'Notlar yüklenemedi.',
  actionFailed: 'Değişiklik kaydedilemedi. Yazdıklarınız duruyor.',
  remove: 'Kaldır',
  removeOf: (day) => `${day} tarihli notu kaldır`,
  removeQuestion: 'Bu not tüm ekip için kaldırılsın mı?',
  confirm: 'Notu kaldır',
  removing: 'Kaldırılıyor...',
  missing: 'Bu içerik üreticisi artık yok.',
  all: 'Tüm içerik üreticileri',
};

export const staffNotesMessages = { en, tr } satisfies Catalogue<typeof en>;
