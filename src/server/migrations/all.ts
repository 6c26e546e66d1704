import type { Migration } from 'kysely/migration';
import { features } from '../features.ts';
import { up as accountsAndMail } from './0001-accounts-and-mail.ts';
import { up as creatorsAndApplications } from './0002-creators-and-applications.ts';
import { up as tripsAndDirectory } from './0003-trips-and-directory.ts';
import { up as quickQueueAndDirectory } from './0006-quick-queue-and-directory.ts';

/** Those of more than one feature, and what each feature brings. Databases keep the names: none changes, a new one comes last. */
export const migrations: Readonly<Record<string, Migration>> = Object.assign(
  {
    '0001-accounts-and-mail': { up: accountsAndMail },
    '0002-creators-and-applications': { up: creatorsAndApplications },
    '0003-trips-and-directory': { up: tripsAndDirectory },
    '0006-quick-queue-and-directory': { up: quickQueueAndDirectory },
  },
  ...features.map((feature) => feature.migrations),
);
