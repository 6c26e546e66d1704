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
  },
  linkAddress: 'Link address',
  linkInvalid: 'Enter a web address such as https://example.com, or an email address.',
  setLink: 'Set link',
  removeLink: 'Remove link',
  textTooLong: (limit: number) => `That did not fit. Use at most ${limit.toLocaleString('en')} characters.`,
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
  },
  linkAddress: 'Bağlantının adresi',
  linkInvalid: 'https://example.com gibi bir web adresi ya da bir e-posta adresi girin.',
  setLink: 'Bağlantıyı ekle',
  removeLink: 'Bağlantıyı kaldır',
  textTooLong: (limit) => `Metin sığmadı. En fazla ${limit.toLocaleString('tr')} karakter kullanın.`,
};

export const richTextMessages = { en, tr } satisfies Catalogue<typeof en>;
