import type { PasswordLinkTable } from '../db/tables/password-link.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { hashToken, newToken } from '../lib/secrets.ts';
import { hourMs } from '../lib/time.ts';
import { insertPasswordLink } from './password-link.store.ts';

export const passwordLinkMs = { invitation: 72 * hourMs, reset: hourMs };

/** Creates a link that sets the password of an account. Earlier links stay valid. */
export async function issuePasswordLink(
  { database, publicUrl, now }: Unit,
  accountId: string,
  kind: PasswordLinkTable['kind'],
): Promise<{ url: string; expiresAt: number }> {
  const token = newToken();
  const expiresAt = now + passwordLinkMs[kind];
  await insertPasswordLink(database, {
    tokenHash: hashToken('password-link', token),
    accountId,
    kind,
    expiresAt,
    usedAt: null,
    createdAt: now,
  });
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
