const en = {
  title: 'Leave without saving?',
  words: 'Your last changes are not saved yet.',
  leave: 'Leave',
  stay: 'Stay',
};

const tr: typeof en = {
  title: 'Kaydetmeden çıkılsın mı?',
  words: 'Son değişiklikleriniz henüz kaydedilmedi.',
  leave: 'Çık',
  stay: 'Kal',
};

export const leaveMessages = { en, tr };
