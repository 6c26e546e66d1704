import { sql } from 'kysely';
import { codeTries } from '#contract/code-limits.ts';
import type { Database } from '../database.ts';
import type { EmailVerificationTable, VerificationSendTable } from './email-verification.table.ts';

export const insertVerification = (database: Database, verification: EmailVerificationTable) =>
  database.insertInto('emailVerification').values(verification).execute();

export const findVerification = (database: Database, id: string) =>
  database.selectFrom('emailVerification').selectAll().where('id', '=', id).executeTakeFirst();

export const replaceCode = (database: Database, id: string, codeHash: string, codeExpiresAt: number) =>
  database
    .updateTable('emailVerification')
    .set({ codeHash, codeExpiresAt, tries: 0 })
    .where('id', '=', id)
    .where('verifiedAt', 'is', null)
    .execute();

/** Uses up one try and gives the hash to compare with; nothing when no try is left. */
export const takeTry = (database: Database, id: string, now: number) =>
  database
    .updateTable('emailVerification')
    .set({ tries: sql<number>`"tries" + 1` })
    .where('id', '=', id)
    .where('tries', '<', codeTries)
    .where('codeExpiresAt', '>', now)
    .returning('codeHash')
    .executeTakeFirst();

export const markVerified = (database: Database, id: string, now: number) =>
  database
    .updateTable('emailVerification')
    .set({ verifiedAt: sql<number>`coalesce("verifiedAt", ${sql.lit(now)})` })
    .where('id', '=', id)
    .execute();

/** Takes a place for one send that nobody took since; who comes at once for the same place waits and then finds it taken. */
export const takeSend = (database: Database, send: VerificationSendTable, since: number) =>
  database
    .insertInto('verificationSend')
    .values(send)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ sentAt: send.sentAt }).where('verificationSend.sentAt', '<=', since),
    )
    .returning('id')
    .executeTakeFirst();

export const findFirstSend = (database: Database, emailFolded: string, since: number) =>
  database
    .selectFrom('verificationSend')
    .select('sentAt')
    .where('emailFolded', '=', emailFolded)
    .where('sentAt', '>', since)
    .orderBy('sentAt')
    .executeTakeFirst();

export const deleteOldSends = (database: Database, before: number) =>
  database.deleteFrom('verificationSend').where('sentAt', '<', before).execute();

export const deleteStaleVerifications = (database: Database, before: number) =>
  database
    .deleteFrom('emailVerification')
    .where('verifiedAt', 'is', null)
    .where('codeExpiresAt', '<', before)
    .execute();
