import { randomBytes } from 'node:crypto';
import { hashToken } from '../platform/secrets.ts';
import type { Unit } from '../records/unit-of-work.ts';
import type { Database } from '../tables.ts';
import { insertPasswordLink } from './password-link.store.ts';
import type { PasswordLinkTable } from './password-link.table.ts';

const hour = 60 * 60_000;
export const passwordLinkMs = { invitation: 72 * hour, reset: hour };

/** Makes a link that sets the password of an account, and says its address and until when it is good. Those that were mailed before stay so. */
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

/** Every link that is known still, the oldest first, without what opens it. */
export const listPasswordLinks = (database: Database, accountId: string) =>
  database
    .selectFrom('passwordLink')
    .select(['kind', 'createdAt', 'expiresAt', 'usedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();

/** A new password and a decision taken back make the links of an account useless. */
export const deletePasswordLinks = (database: Database, accountId: string) =>
  database.deleteFrom('passwordLink').where('accountId', '=', accountId).where('usedAt', 'is', null).execute();
