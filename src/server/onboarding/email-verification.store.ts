import { sql } from 'kysely';
import { maxCodeTries } from '#contract/application-choices.ts';
import { changeInBatches, deleteOlder } from '../db/queries.ts';
import type { EmailVerificationTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';

export type SentCode = Pick<EmailVerificationTable, 'codeHash' | 'codeExpiresAt'>;

export const insertVerification = (database: Database, verification: EmailVerificationTable) =>
  database.insertInto('emailVerification').values(verification).execute();

export const replaceCode = (database: Database, id: string, code: SentCode) =>
  database
    .updateTable('emailVerification')
    .set({ ...code, tries: 0 })
    .where('id', '=', id)
    .where('verifiedAt', 'is', null)
    .execute();

/** Counts a try and returns the hash to compare with; undefined if no try is left. */
export const takeTry = (database: Database, id: string, now: number) =>
  database
    .updateTable('emailVerification')
    .set({ tries: sql<number>`"tries" + 1` })
    .where('id', '=', id)
    .where('tries', '<', maxCodeTries)
    .where('codeExpiresAt', '>', now)
    .returning('codeHash')
    .executeTakeFirst();

export const markVerified = (database: Database, id: string, now: number) =>
  database
    .updateTable('emailVerification')
    .set({ verifiedAt: now })
    .where('id', '=', id)
    .where('verifiedAt', 'is', null)
    .execute();

/** Verifies an address again under the same id, also after its verification was deleted. No code fits it. */
export const renewProof = (
  database: Database,
  { id, email, emailFolded, now }: Pick<EmailVerificationTable, 'id' | 'email' | 'emailFolded'> & { now: number },
) =>
  database
    .insertInto('emailVerification')
    .values({ id, email, emailFolded, codeHash: '', codeExpiresAt: now, tries: 0, verifiedAt: now, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ verifiedAt: now }))
    .execute();

export const deleteStaleVerifications = (database: Database, before: number) =>
  changeInBatches((limit) => {
    const stale = database
      .selectFrom('emailVerification')
      .select('id')
      .where('verifiedAt', 'is', null)
      .where('codeExpiresAt', '<', before)
      .limit(limit);
    return database
      .deleteFrom('emailVerification')
      .where('id', 'in', stale)
      .where('verifiedAt', 'is', null)
      .where('codeExpiresAt', '<', before);
  });

export const deleteOldProofs = (database: Database, before: number) =>
  deleteOlder(database, 'emailVerification', { keys: ['id'], column: 'verifiedAt', before: before + 1 });
