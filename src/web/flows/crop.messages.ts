import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Crop your picture',
  hint: 'Drag the picture or use the arrow keys. Press plus or minus to zoom.',
  shapes: 'Cards and profiles show the square with round corners. A blog with a round picture shows the circle.',
  band: 'Wide screens show the bright area; phones show more. To move it, change “Vertical position” under Profile & Style.',
  small: (width: number, height: number, least: number) =>
    `This part is ${width} × ${height} pixels and will look blurred on large screens. Choose a picture at least ${least} pixels wide.`,
  zoom: 'Zoom',
  use: 'Use this part',
  cancel: 'Cancel',
};

const tr: typeof en = {
  title: 'Fotoğrafı kırp',
  hint: 'Fotoğrafı sürükleyin veya ok tuşlarını kullanın. Yakınlaştırmak için artıya, uzaklaştırmak için eksiye basın.',
  shapes: 'Kartlar ve profiller köşeleri yuvarlatılmış kareyi, fotoğrafı yuvarlak olan bloglar daireyi gösterir.',
  band: 'Geniş ekranlar parlak alanı, telefonlar daha fazlasını gösterir. Alanı kaydırmak için Profil ve stil sekmesindeki “Dikey konum” ayarını değiştirin.',
  small: (width, height, least) =>
    `Bu bölüm ${width} × ${height} piksel; büyük ekranlarda bulanık görünür. En az ${least} piksel genişliğinde bir fotoğraf seçin.`,
  zoom: 'Yakınlaştırma',
  use: 'Bu bölümü kullan',
  cancel: 'Vazgeç',
};

export const cropMessages = { en, tr } satisfies Catalogue<typeof en>;
