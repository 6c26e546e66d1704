import { problem } from './problems.ts';

/** Why a picture is not taken. */
export const pictureProblems = {
  pictureType: problem({ en: 'Please select a valid image file', tr: 'Lütfen geçerli bir resim dosyası seçin' }),
  pictureKind: problem({
    en: 'We cannot read this kind of image. Please choose a JPEG, PNG or WebP file.',
    tr: 'Bu resim türünü okuyamıyoruz. Lütfen JPEG, PNG veya WebP dosyası seçin.',
  }),
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

/** How many bytes of a file say what it is. */
export const pictureStart = 256;

const taken = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n'];
const webp = /^RIFF....WEBP/s;
const heic = /^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;
/** GIF, BMP, TIFF, AVIF and SVG. */
const otherKinds = /^(?:GIF8|BM|II\*|MM.\*|....ftypavi[fs]|\s*(?:<\?xml.*)?<svg)/s;

/** The first bytes tell what a file is, whatever it calls itself. */
export function pictureProblemIn(start: string): PictureProblem | null {
  if (webp.test(start) || taken.some((kind) => start.startsWith(kind))) return null;
  if (heic.test(start)) return 'pictureHeic';
  return otherKinds.test(start) ? 'pictureKind' : 'pictureType';
}
