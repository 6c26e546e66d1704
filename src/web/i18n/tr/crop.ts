import type { crop as english } from '../en/crop.ts';

export const crop: typeof english = {
  title: 'Gösterilecek bölümü seçin',
  hint: 'Resmi sürükleyin veya ok tuşlarını kullanın; artı ve eksi büyütüp küçültür.',
  band: 'Geniş ekranlar parlak şeridi, telefonlar biraz fazlasını gösterir. Şerit, Profil ve stil sekmesindeki “Dikey konum” ile kayar.',
  small: (width, height, least) =>
    `Bu bölüm ${width} × ${height} piksel; büyük ekranlarda bulanık görünür. En az ${least} piksel genişliğinde bir resim seçin.`,
  zoom: 'Yakınlaştırma',
  use: 'Bu bölümü kullan',
  cancel: 'Vazgeç',
};
