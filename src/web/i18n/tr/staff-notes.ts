import type { staffNotes as english } from '../en/staff-notes.ts';

export const staffNotes: typeof english = {
  title: 'Notlar',
  label: 'Yeni not',
  hint: 'Yalnızca ekip okur.',
  add: 'Notu ekle',
  saving: 'Kaydediliyor...',
  loading: 'Notlar yükleniyor...',
  empty: 'Henüz kimse bir şey not etmedi.',
  failed: 'Notlar yüklenemedi.',
  deedFailed: 'Bu olmadı. Lütfen yeniden deneyin. Yazdıklarınız hâlâ burada.',
  remove: 'Kaldır',
  removeOf: (day) => `${day} tarihli notu kaldır`,
  doubt: 'Bu not herkes için kaldırılsın mı?',
  confirm: 'Notu kaldır',
  keep: 'Kalsın',
  removing: 'Kaldırılıyor...',
  missing: 'Bu içerik üreticisi artık yok.',
  all: 'Bütün içerik üreticileri',
};
