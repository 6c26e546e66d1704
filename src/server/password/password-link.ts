import { randomBytes } from 'node:crypto';
import type { Database } from '../database.ts';
import type { Platform } from '../platform/platform.ts';
import { deletePasswordLinks, insertPasswordLink } from './password-link.store.ts';
import type { PasswordLinkTable } from './password-link.table.ts';

const hour = 60 * 60_000;
const lifetimes = { invitation: 72 * hour, reset: hour };

/** Makes the one link of an account that sets its password, and gives its address. */
export async function issuePasswordLink(
  { config, secrets, now }: Platform,
  transaction: Database,
  accountId: string,
  kind: PasswordLinkTable['kind'],
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  await deletePasswordLinks(transaction, accountId);
  await insertPasswordLink(transaction, {
    tokenHash: secrets.hash('password-link', token),
    accountId,
    kind,
    expiresAt: createdAt + lifetimes[kind],
    usedAt: null,
    createdAt,
  });
  return `${config.publicUrl}/set-password?token=${token}`;
}
