import { randomBytes } from 'node:crypto';
import type { PasswordLinkTable } from '../db/tables/password-link.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { hashToken } from '../lib/secrets.ts';
import { insertPasswordLink } from './password-link.store.ts';

const hour = 60 * 60_000;
export const passwordLinkMs = { invitation: 72 * hour, reset: hour };

/** Creates a link that sets the password of an account. Earlier links stay valid. */
export async function issuePasswordLink(
  { database, publicUrl, now }: Unit,
  accountId: string,
  kind: PasswordLinkTable['kind'],
): Promise<{ url: string; expiresAt: number }> {
  const token = randomBytes(32).toString('base64url');
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
