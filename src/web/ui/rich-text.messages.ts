import type { Catalogue } from '#contract/language.ts';

const en = {
  formatting: 'Formatting',
  formats: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    subheading: 'Smaller heading',
    bulletList: 'Bullet list',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    link: 'Link',
    picture: 'Picture',
  },
  linkAddress: 'Link address',
  linkInvalid: 'Enter a web address such as https://example.com, or an email address.',
  setLink: 'Set link',
  removeLink: 'Remove link',
  pictureNumber: (place: number) => `Picture ${place}`,
  noPictures: 'Add pictures below first. Then place them in the text here.',
  allPlaced: 'All pictures stand in the text.',
  movePictureUp: 'Move up',
  movePictureDown: 'Move down',
  takePictureOut: 'Take out of the text',
};

const tr: typeof en = {
  formatting: 'Biçim',
  formats: {
    bold: 'Kalın',
    italic: 'İtalik',
    heading: 'Başlık',
    subheading: 'Alt başlık',
    bulletList: 'Madde imli liste',
    orderedList: 'Numaralı liste',
    blockquote: 'Alıntı',
    link: 'Bağlantı',
    picture: 'Fotoğraf',
  },
  linkAddress: 'Bağlantının adresi',
  linkInvalid: 'https://example.com gibi bir web adresi ya da bir e-posta adresi girin.',
  setLink: 'Bağlantıyı ekle',
  removeLink: 'Bağlantıyı kaldır',
  pictureNumber: (place) => `Fotoğraf ${place}`,
  noPictures: 'Önce aşağıdan fotoğraf ekleyin, sonra buradan metne yerleştirin.',
  allPlaced: 'Bütün fotoğraflar metinde.',
  movePictureUp: 'Yukarı taşı',
  movePictureDown: 'Aşağı taşı',
  takePictureOut: 'Metinden çıkar',
};

export const richTextMessages = { en, tr } satisfies Catalogue<typeof en>;
