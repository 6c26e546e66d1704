import { up as accountsAndMail } from './0001-accounts-and-mail.ts';
import { up as creatorsAndApplications } from './0002-creators-and-applications.ts';
import { up as tripsAndDirectory } from './0003-trips-and-directory.ts';

export const migrations = {
  '0001-accounts-and-mail': { up: accountsAndMail },
  '0002-creators-and-applications': { up: creatorsAndApplications },
  '0003-trips-and-directory': { up: tripsAndDirectory },
};
