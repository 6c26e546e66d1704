const en = {
  title: 'Notes',
  label: 'New note',
  hint: 'Only staff read it.',
  add: 'Add the note',
  saving: 'Saving...',
  loading: 'Loading the notes...',
  empty: 'Nobody has noted anything.',
  failed: 'The notes could not be loaded.',
  actionFailed: 'That did not work. Please try again. What you typed is still here.',
  remove: 'Remove',
  removeOf: (day: string) => `Remove the note of ${day}`,
  removeQuestion: 'Remove this note for everybody?',
  confirm: 'Remove the note',
  removing: 'Removing...',
  missing: 'This creator is no longer there.',
  all: 'All creators',
};

const tr: typeof en = {
  title: 'Notlar',
  label: 'Yeni not',
  hint: 'Yalnızca ekip okur.',
  add: 'Notu ekle',
  saving: 'Kaydediliyor...',
  loading: 'Notlar yükleniyor...',
  empty: 'Henüz kimse bir şey not etmedi.',
  failed: 'Notlar yüklenemedi.',
  actionFailed: 'Bu olmadı. Lütfen yeniden deneyin. Yazdıklarınız hâlâ burada.',
  remove: 'Kaldır',
  removeOf: (day) => `${day} tarihli notu kaldır`,
  removeQuestion: 'Bu not herkes için kaldırılsın mı?',
  confirm: 'Notu kaldır',
  removing: 'Kaldırılıyor...',
  missing: 'Bu içerik üreticisi artık yok.',
  all: 'Bütün içerik üreticileri',
};

export const staffNotesMessages = { en, tr };
