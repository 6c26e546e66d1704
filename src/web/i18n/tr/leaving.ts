export const leaving = {
  title: 'Kaydetmeden çıkılsın mı?',
  words: 'Son değişiklikleriniz henüz kaydedilmedi.',
  leave: 'Çık',
  stay: 'Kal',
};
