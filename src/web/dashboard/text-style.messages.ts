const en = {
  colour: 'Text colour',
  hardToRead: (colour: string) =>
    `This is hard to read on its background. The nearest colour that reads well is ${colour}.`,
  take: (colour: string) => `Use ${colour}`,
  size: 'Font size',
  pixels: (count: number) => `${count} px`,
  face: 'Style',
  faces: { bold: 'Bold', italic: 'Italic', underline: 'Underline' },
};

const tr: typeof en = {
  colour: 'Yazı rengi',
  hardToRead: (colour) => `Bu renk zemininde zor okunuyor. Rahat okunan en yakın renk ${colour}.`,
  take: (colour) => `${colour} kullan`,
  size: 'Yazı boyutu',
  pixels: (count) => `${count} px`,
  face: 'Biçim',
  faces: { bold: 'Kalın', italic: 'İtalik', underline: 'Altı çizili' },
};

export const textStyleMessages = { en, tr };
