import { fold } from './fold.ts';

/** 'Photo shoot' and 'photo-shoot' are PHOTO_SHOOT. */
export const serviceCode = (nameOrId: string): string =>
  fold(nameOrId)
    .replace(/[\s-]+/g, '_')
    .toUpperCase();
