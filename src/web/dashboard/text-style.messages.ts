import type { Catalogue } from '#contract/language.ts';

const en = {
  colour: 'Text colour',
  hardToRead: (colour: string) =>
    `This text is hard to read on its background. The nearest readable colour is ${colour}.`,
  unset: (colour: string) => `Default: your page uses ${colour} until you choose a colour.`,
  applyColour: (colour: string) => `Use ${colour}`,
  size: 'Font size',
  pixels: (count: number) => `${count} px`,
  face: 'Style',
  faces: { bold: 'Bold', italic: 'Italic', underline: 'Underline' },
};

const tr: typeof en = {
  colour: 'Yazı rengi',
  hardToRead: (colour) => `Bu metin arka planında zor okunuyor. Okunabilir en yakın renk: ${colour}.`,
  unset: (colour) => `Varsayılan: ${colour}. Siz renk seçene kadar sayfanızın rengi kullanılır.`,
  applyColour: (colour) => `Kullan: ${colour}`,
  size: 'Yazı boyutu',
  pixels: (count) => `${count} px`,
  face: 'Biçim',
  faces: { bold: 'Kalın', italic: 'İtalik', underline: 'Altı çizili' },
};

export const textStyleMessages = { en, tr } satisfies Catalogue<typeof en>;
