import { randomUUID } from 'node:crypto';
import { fold } from '#rules/fold.ts';
import type { Log, Platform } from '../db/platform.ts';
import { deleteOlder } from '../db/queries.ts';
import { emailCell, type PasswordLinkTable, type PasswordRequestTable } from '../db/tables/account.table.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { Job } from '../feature/background-work.ts';
import { hashToken, newToken, type Secrets } from '../lib/secrets.ts';
import { passwordInvitationMail, passwordLinkMs, passwordResetMail } from './account.mails.ts';
import { type Account, findAccountByEmail, lockAccount, mayHavePassword } from './accounts.ts';
import { findLatestApplication, hideUndoableDecision } from './latest-application.ts';

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

/** Keeps strangers from filling a mailbox: a cooldown, and a cap on links with more than half their lifetime left. */
const cooldownMs = 2 * 60_000;
const maxRecent = 3;

export async function mailPasswordLink(unit: Unit, account: Account): Promise<void> {
  if (!mayHavePassword(account)) return;
  const kind = account.passwordHash === null ? 'invitation' : 'reset';
  if (kind === 'invitation' && !(await isInvited(unit, account))) return;
  const live = await listLivePasswordLinks(unit.database, account.id, unit.now);
  const isCoolingDown = live.some((link) => link.createdAt > unit.now - cooldownMs && !isPrinted(link, account));
  const recent = live.filter(({ createdAt, expiresAt }) => unit.now < (createdAt + expiresAt) / 2);
  if (isCoolingDown || recent.length >= maxRecent) return;
  const { url, expiresAt } = await issuePasswordLink(unit, account.id, kind);
  const { email: to, language } = account;
  const mail = kind === 'reset' ? passwordResetMail(url, language) : passwordInvitationMail(url, language);
  unit.queueMail({ to, language, expiresAt, ...mail });
}

/** `staff add` and `sponsors add` print the first link of an active account and mail none. */
const isPrinted = (link: { createdAt: number }, { state, passwordHash, createdAt }: Account): boolean =>
  state === 'active' && passwordHash === null && link.createdAt === createdAt;

/** An approved application invites a creator; before that they have no password link. */
async function isInvited({ database, now }: Unit, { id, role }: Account): Promise<boolean> {
  if (role !== 'creator') return true;
  const application = await findLatestApplication(database, id);
  return application !== undefined && hideUndoableDecision(application, now).state === 'APPROVED';
}

/** Only stores the request, so that neither response nor timing reveals whether there is such an account. */
export async function forgotPassword({ database, secrets, now }: Platform, email: string): Promise<void> {
  const id = randomUUID();
  const encryptedEmail = secrets.encrypt(fold(email), emailCell(id));
  await database.insertInto('passwordRequest').values({ id, encryptedEmail, createdAt: now() }).execute();
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
  await unit.database.deleteFrom('passwordRequest').where('id', '=', request.id).execute();
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

export const deleteOldPasswordRequests = (database: Database, before: number) =>
  deleteOlder(database, 'passwordRequest', { keys: ['id'], column: 'createdAt', before });
