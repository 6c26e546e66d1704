import { Conflict } from '../platform/errors.ts';

const text = {
  en: 'This cannot be done any more. Somebody may have been faster.',
  tr: 'Bu artık yapılamıyor. Başka biri daha hızlı davranmış olabilir.',
};

/** A move that the record's chart refuses as it is now. */
export const notNow = (): Conflict => new Conflict(text, 'notNow');
