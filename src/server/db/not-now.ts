import { Conflict } from '../lib/errors.ts';

const text = {
  en: 'This was changed in the meantime, so that action is no longer possible. Check how it stands now.',
  tr: 'Bu arada bir değişiklik yapıldı, bu yüzden bu işlem artık mümkün değil. Güncel durumu kontrol edin.',
};

/** A move that the record's chart refuses as it is now. */
export const notNow = (): Conflict => new Conflict(text, 'notNow');
