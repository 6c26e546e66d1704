const en = {
  title: 'Choose the part to show',
  hint: 'Drag the picture, or use the arrow keys; plus and minus enlarge it.',
  band: 'Wide screens show the bright band, phones a little more. Vertical position, under Profile & Style, moves it.',
  small: (width: number, height: number, least: number) =>
    `This part has ${width} × ${height} pixels and will look blurred on large screens. Choose a picture of at least ${least} pixels across.`,
  zoom: 'Zoom',
  use: 'Use this part',
  cancel: 'Cancel',
};

const tr: typeof en = {
  title: 'Gösterilecek bölümü seçin',
  hint: 'Resmi sürükleyin veya ok tuşlarını kullanın; artı ve eksi büyütüp küçültür.',
  band: 'Geniş ekranlar parlak şeridi, telefonlar biraz fazlasını gösterir. Şerit, Profil ve stil sekmesindeki “Dikey konum” ile kayar.',
  small: (width, height, least) =>
    `Bu bölüm ${width} × ${height} piksel; büyük ekranlarda bulanık görünür. En az ${least} piksel genişliğinde bir resim seçin.`,
  zoom: 'Yakınlaştırma',
  use: 'Bu bölümü kullan',
  cancel: 'Vazgeç',
};

export const cropMessages = { en, tr };
