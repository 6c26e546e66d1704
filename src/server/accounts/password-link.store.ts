import { deleteOlder } from '../db/paging.ts';
import type { PasswordLinkTable } from '../db/tables/password-link.table.ts';
import type { Database } from '../db/tables.ts';

export const insertPasswordLink = (database: Database, link: PasswordLinkTable) =>
  database.insertInto('passwordLink').values(link).execute();

export const findPasswordLink = (database: Database, tokenHash: string) =>
  database.selectFrom('passwordLink').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();

export const listLivePasswordLinks = (database: Database, accountId: string, now: number) =>
  database
    .selectFrom('passwordLink')
    .select(['createdAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();

export const consumePasswordLink = (database: Database, tokenHash: string, now: number) =>
  database
    .updateTable('passwordLink')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('accountId')
    .executeTakeFirst();

export const deleteOldPasswordLinks = (database: Database, before: number) =>
  deleteOlder(database, 'passwordLink', { keys: ['tokenHash'], column: 'expiresAt', before });
