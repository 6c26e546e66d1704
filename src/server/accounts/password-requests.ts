import { randomUUID } from 'node:crypto';
import { fold } from '#rules/fold.ts';
import { deleteOlder } from '../db/paging.ts';
import type { Log, Platform } from '../db/platform.ts';
import { emailCell, type PasswordRequestTable } from '../db/tables/password-link.table.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { Job } from '../feature/background-work.ts';
import type { Secrets } from '../lib/secrets.ts';
import { findAccountByEmail, lockAccount } from './accounts.ts';
import { mailPasswordLink } from './mail-password-link.ts';

/** Only stores the request, so that neither response nor timing reveals whether there is such an account. */
export async function forgotPassword({ database, secrets, now }: Platform, email: string): Promise<void> {
  const id = randomUUID();
  const encryptedEmail = secrets.encrypt(fold(email), emailCell(id));
  await insertPasswordRequest(database, { id, encryptedEmail, createdAt: now() });
}

export const passwordRequestJob = (platform: Platform): Job => ({
  pause: 1_000,
  run: (signal) => mailRequestedPasswordLinks(platform, signal),
});

export async function mailRequestedPasswordLinks(platform: Platform, signal?: AbortSignal): Promise<void> {
  let hasMore = true;
  while (hasMore && !signal?.aborted)
    hasMore = await inUnitOfWork(platform, async (unit) => {
      const request = await lockPasswordRequest(unit.database);
      if (request) await mailLinks(unit, request, platform.log);
      return request !== undefined;
    });
}

async function mailLinks(unit: Unit, request: PasswordRequestTable, log: Log): Promise<void> {
  await deletePasswordRequest(unit.database, request.id);
  const email = decryptEmail(request, unit.secrets);
  if (email === null) return log.warn({ request: request.id }, 'password_request_undecryptable');
  for (const realm of ['people', 'sponsors'] as const) {
    const found = await findAccountByEmail(unit.database, realm, email);
    const account = found && (await lockAccount(unit, found.id));
    if (account) await mailPasswordLink(unit, account);
  }
}

/** Null where it does not decrypt: one broken request must not block the others. */
function decryptEmail({ id, encryptedEmail }: PasswordRequestTable, secrets: Secrets): string | null {
  try {
    return secrets.decrypt(encryptedEmail, emailCell(id));
  } catch {
    return null;
  }
}

const insertPasswordRequest = (database: Database, request: PasswordRequestTable) =>
  database.insertInto('passwordRequest').values(request).execute();

/** The oldest that no other process has locked. */
const lockPasswordRequest = (database: Database) =>
  database
    .selectFrom('passwordRequest')
    .selectAll()
    .orderBy('createdAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const deletePasswordRequest = (database: Database, id: string) =>
  database.deleteFrom('passwordRequest').where('id', '=', id).execute();

export const deleteOldPasswordRequests = (database: Database, before: number) =>
  deleteOlder(database, 'passwordRequest', { keys: ['id'], column: 'createdAt', before });
