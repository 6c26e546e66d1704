import type { Unit } from '../db/unit-of-work.ts';
import { type Account, mayHavePassword } from './accounts.ts';
import { findLatestApplication, hideUndoableDecision } from './latest-application.ts';
import { passwordInvitationMail, passwordResetMail } from './password.mails.ts';
import { listLivePasswordLinks } from './password-link.store.ts';
import { issuePasswordLink } from './password-links.ts';

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
