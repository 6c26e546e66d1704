import { Conflict } from '../lib/errors.ts';

export const usernameTaken = (): Conflict =>
  new Conflict({ en: 'This username is taken.', tr: 'Bu kullanıcı adı alınmış.' }, 'usernameTaken');

export const emailTaken = (): Conflict =>
  new Conflict(
    {
      en: 'An account with this email address already exists.',
      tr: 'Bu e-posta adresiyle bir hesap zaten var.',
    },
    'emailTaken',
  );
