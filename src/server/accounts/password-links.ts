import { deleteOlder } from '../db/paging.ts';
import type { PasswordLinkTable } from '../db/tables/password-link.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { hashToken, newToken } from '../lib/secrets.ts';
import { hourMs } from '../lib/time.ts';

export const passwordLinkMs = { invitation: 72 * hourMs, reset: hourMs };

/** Creates a link that sets the password of an account. Earlier links stay valid. */
export async function issuePasswordLink(
  { database, publicUrl, now }: Unit,
  accountId: string,
  kind: PasswordLinkTable['kind'],
): Promise<{ url: string; expiresAt: number }> {
  const token = newToken();
  const expiresAt = now + passwordLinkMs[kind];
  const link = {
    tokenHash: hashToken('password-link', token),
    accountId,
    kind,
    expiresAt,
    usedAt: null,
    createdAt: now,
  };
  await database.insertInto('passwordLink').values(link).execute();
  return { url: `${publicUrl}/set-password?token=${token}`, expiresAt };
}

export const listPasswordLinks = (database: Database, accountId: string) =>
  database
    .selectFrom('passwordLink')
    .select(['kind', 'createdAt', 'expiresAt', 'usedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();

export const deletePasswordLinks = (database: Database, accountId: string) =>
  database.deleteFrom('passwordLink').where('accountId', '=', accountId).where('usedAt', 'is', null).execute();

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
