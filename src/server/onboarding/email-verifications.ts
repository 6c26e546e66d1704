import { proofLifetimeMs } from '#contract/application-choices.ts';
import type { EmailVerificationTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';

export const isProven = ({ verifiedAt }: Pick<EmailVerificationTable, 'verifiedAt'>, now: number): boolean =>
  verifiedAt !== null && verifiedAt > now - proofLifetimeMs;

export const findVerification = (database: Database, id: string) =>
  database.selectFrom('emailVerification').selectAll().where('id', '=', id).executeTakeFirst();

export const deleteVerification = (database: Database, id: string) =>
  database.deleteFrom('emailVerification').where('id', '=', id).execute();

export const listVerificationsOf = (database: Database, emailFolded: string) =>
  database
    .selectFrom('emailVerification')
    .selectAll()
    .where('emailFolded', '=', emailFolded)
    .orderBy('createdAt')
    .execute();
