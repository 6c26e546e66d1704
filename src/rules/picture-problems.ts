import { problem } from './problems.ts';

/** Why a picture is not taken. */
export const pictureProblems = {
  pictureType: problem({ en: 'Please select a valid image file', tr: 'Lütfen geçerli bir resim dosyası seçin' }),
  pictureHeic: problem({
    en: 'We cannot read HEIC pictures. Please choose a JPEG, PNG or WebP file.',
    tr: 'HEIC fotoğraflarını okuyamıyoruz. Lütfen JPEG, PNG veya WebP dosyası seçin.',
  }),
  pictureSize: problem({ en: 'Image size should be less than 5MB', tr: 'Fotoğraf 5MB’den küçük olmalıdır' }),
  pictureTooLarge: problem({
    en: 'This picture has too many pixels. Please choose a smaller one.',
    tr: 'Bu fotoğraf çok büyük. Lütfen daha küçük bir fotoğraf seçin.',
  }),
  pictureBroken: problem({
    en: 'This picture is damaged or incomplete. Please choose another.',
    tr: 'Bu fotoğraf hasarlı veya eksik. Lütfen başka bir fotoğraf seçin.',
  }),
};

export type PictureProblem = keyof typeof pictureProblems;
