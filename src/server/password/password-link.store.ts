import type { Database } from '../database.ts';
import type { PasswordLinkTable } from './password-link.table.ts';

export const insertPasswordLink = (database: Database, link: PasswordLinkTable) =>
  database.insertInto('passwordLink').values(link).execute();

export const findPasswordLink = (database: Database, tokenHash: string) =>
  database.selectFrom('passwordLink').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();

export const findNewPasswordLink = (database: Database, accountId: string, since: number) =>
  database
    .selectFrom('passwordLink')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirst();

/** Uses a link up, once: whoever comes second gets nothing. */
export const usePasswordLink = (database: Database, tokenHash: string, now: number) =>
  database
    .updateTable('passwordLink')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['accountId', 'kind'])
    .executeTakeFirst();

/** A newer link, a new password and a decision taken back make older links useless. */
export const deletePasswordLinks = (database: Database, accountId: string) =>
  database.deleteFrom('passwordLink').where('accountId', '=', accountId).where('usedAt', 'is', null).execute();

export const deleteOldPasswordLinks = (database: Database, before: number) =>
  database.deleteFrom('passwordLink').where('expiresAt', '<', before).execute();
