import type { Database } from '../tables.ts';
import type { EmailVerificationTable } from './email-verification.table.ts';

/** For so long an address that was verified may be applied with. */
export const proofLifetime = 7 * 24 * 60 * 60_000;

export const isProven = ({ verifiedAt }: Pick<EmailVerificationTable, 'verifiedAt'>, now: number): boolean =>
  verifiedAt !== null && verifiedAt > now - proofLifetime;

/** The verification that an application comes with. */
export const findVerification = (database: Database, id: string) =>
  database.selectFrom('emailVerification').selectAll().where('id', '=', id).executeTakeFirst();

export const listVerificationsOf = (database: Database, emailFolded: string) =>
  database
    .selectFrom('emailVerification')
    .selectAll()
    .where('emailFolded', '=', emailFolded)
    .orderBy('createdAt')
    .execute();
