import { problem } from './problems.ts';

/** Why a picture is not taken. */
export const pictureProblems = {
  pictureType: problem({ en: 'Please select a valid image file', tr: 'Lütfen geçerli bir resim dosyası seçin' }),
  pictureHeic: problem({
    en: 'HEIC pictures cannot be read here. Please choose a JPEG, PNG or WebP file.',
    tr: 'HEIC resimler burada okunamıyor. Lütfen JPEG, PNG veya WebP seçin.',
  }),
  pictureSize: problem({ en: 'Image size should be less than 5MB', tr: 'Resim 5MB’den küçük olmalıdır' }),
  pictureTooLarge: problem({
    en: 'This picture has too many pixels. Please choose another.',
    tr: 'Bu resim çok büyük. Lütfen başka bir resim seçin.',
  }),
  pictureBroken: problem({
    en: 'This picture is damaged or incomplete. Please choose another.',
    tr: 'Bu resim hasarlı veya eksik. Lütfen başka bir resim seçin.',
  }),
};

export type PictureProblem = keyof typeof pictureProblems;
