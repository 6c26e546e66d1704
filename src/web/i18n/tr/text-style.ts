import type { textStyle as english } from '../en/text-style.ts';

export const textStyle: typeof english = {
  colour: 'Yazı rengi',
  hardToRead: (colour) => `Bu renk zemininde zor okunuyor. Rahat okunan en yakın renk ${colour}.`,
  take: (colour) => `${colour} kullan`,
  size: 'Yazı boyutu',
  pixels: (count) => `${count} px`,
  face: 'Biçim',
  faces: { bold: 'Kalın', italic: 'İtalik', underline: 'Altı çizili' },
};
