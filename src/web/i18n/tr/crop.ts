export const crop = {
  title: 'Gösterilecek bölümü seçin',
  hint: 'Resmi sürükleyin veya ok tuşlarını kullanın; artı ve eksi büyütüp küçültür.',
  zoom: 'Yakınlaştırma',
  use: 'Bu bölümü kullan',
  cancel: 'Vazgeç',
};
