import type { Language } from '#contract/language.ts';
import type { Account } from '../account/accounts.ts';
import { asTold } from '../application/as-told.ts';
import { findLatestApplication } from '../application/latest-application.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { passwordInvitationMail, passwordResetMail } from './password.mails.ts';
import { mayHavePassword } from './password.policy.ts';
import { listLivePasswordLinks } from './password-link.store.ts';
import { issuePasswordLink } from './password-links.ts';

/** Nobody fills a stranger's mailbox: so long after a link no other is mailed, and none beside so many that have half of their life before them. */
const pause = 2 * 60_000;
const mostYoung = 3;

/** Mails a link to the owner of an account, unless there is none to mail. */
export async function mailPasswordLink(unit: Unit, account: Account, language: Language): Promise<void> {
  if (!mayHavePassword(account)) return;
  const kind = account.passwordHash === null ? 'invitation' : 'reset';
  if (kind === 'invitation' && !(await isInvited(unit, account))) return;
  const live = await listLivePasswordLinks(unit.database, account.id, unit.now);
  const isFresh = live.some(({ createdAt }) => createdAt > unit.now - pause);
  const young = live.filter(({ createdAt, expiresAt }) => unit.now < (createdAt + expiresAt) / 2);
  if (isFresh || young.length >= mostYoung) return;
  const { url, expiresAt } = await issuePasswordLink(unit, account.id, kind);
  const mail = kind === 'reset' ? passwordResetMail(url, language) : passwordInvitationMail(url, language);
  unit.queueMail({ to: account.email, language, expiresAt, ...mail });
}

/** A creator is invited by the approval of an application; before that there is nothing to sign in to. */
async function isInvited({ database, now }: Unit, { id, role }: Account): Promise<boolean> {
  if (role !== 'creator') return true;
  const application = await findLatestApplication(database, id);
  return application !== undefined && asTold(application, now).state === 'APPROVED';
}
