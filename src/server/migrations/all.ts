import { up as accountsAndMail } from './0001-accounts-and-mail.ts';

export const migrations = {
  '0001-accounts-and-mail': { up: accountsAndMail },
};
