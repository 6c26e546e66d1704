const en = {
  title: 'Leave without saving?',
  words: 'You have unsaved changes.',
  leave: 'Leave',
  stay: 'Stay',
};

const tr: typeof en = {
  title: 'Kaydetmeden ayrılmak istiyor musunuz?',
  words: 'Kaydedilmemiş değişiklikleriniz var.',
  leave: 'Çık',
  stay: 'Kal',
};

export const leaveMessages = { en, tr };
