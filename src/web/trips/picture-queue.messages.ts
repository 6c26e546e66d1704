import type { Catalogue } from '#contract/language.ts';

const en = {
  pictureQueue: 'Pictures that are not added yet',
  queued: 'Waiting',
  retryPicture: (file: string) => `Try again: ${file}`,
  dismissPicture: (file: string) => `Don’t add ${file}`,
  leftOut: (count: number, max: number) =>
    count === 1
      ? `1 picture was left out: a trip can have up to ${max} pictures.`
      : `${count} pictures were left out: a trip can have up to ${max} pictures.`,
  dismissNotice: 'Dismiss',
};

const tr: typeof en = {
  pictureQueue: 'Henüz eklenmeyen fotoğraflar',
  queued: 'Bekliyor',
  retryPicture: (file) => `Yeniden dene: ${file}`,
  dismissPicture: (file) => `Ekleme: ${file}`,
  leftOut: (count, max) => `${count} fotoğraf eklenmedi: bir gezide en fazla ${max} fotoğraf olabilir.`,
  dismissNotice: 'Kapat',
};

export const pictureQueueMessages = { en, tr } satisfies Catalogue<object>;
