import type {
  ChangeEmailReply,
  ChangeEmailRequest,
  CloseAccountReply,
  CloseAccountRequest,
  OwnAccountReply,
} from '#contract/own-account.ts';
import type { ReauthenticationRequest } from '#contract/session.ts';
import { emailUnverified } from '#rules/application.ts';
import { fold } from '#rules/fold.ts';
import { isSameUsername, notYourUsername } from '#rules/username.ts';
import { emailTaken, findAccount, findAccountByEmail, saveAccount } from '../accounts/accounts.ts';
import { deletePasswordLinks } from '../accounts/password-links.ts';
import { lockUnchanged, reauthenticate } from '../accounts/passwords.ts';
import { findScheduledDeletion } from '../accounts/scheduled-deletions.ts';
import { byOwner } from '../audit/audit-trail.ts';
import { findLatestBankLink } from '../bank-details/bank-links.ts';
import { readBankDetails } from '../bank-details/encrypted-details.ts';
import { creatorAccounts } from '../creator-accounts/creator-account.lifecycle.ts';
import { insertPhoneWords } from '../creators/creators.ts';
import { findOwnProfile } from '../creators/own-profile.ts';
import { rememberApprovedProfile } from '../creators/profile-changes.ts';
import { replaceAccountWords } from '../db/account-words.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { StreamedFile } from '../http/replies.ts';
import { InvalidFields, NotFound, StateConflict, Unauthenticated } from '../lib/errors.ts';
import { dayMs, utcDay } from '../lib/time.ts';
import { followAccount } from '../onboarding/application.lifecycle.ts';
import { deleteVerification, findVerification, isProven } from '../onboarding/email-verifications.ts';
import { dataDownloadedMail, emailChangedMail } from './own-account.mails.ts';
import { ownData, zipFile } from './own-data.ts';

export async function readOwnAccount(
  platform: Platform,
  { accountId }: Pick<SignedIn, 'accountId'>,
): Promise<OwnAccountReply> {
  const { database, now } = platform;
  const account = await findAccount(database, accountId);
  if (!account) throw new Unauthenticated();
  const { id, username, name: fullName, email, state, createdAt } = account;
  const link = await findLatestBankLink(database, id, now());
  const details = await readBankDetails(platform, id);
  const bank = { state: link?.state ?? null, ibanEnding: details?.iban.slice(-4) ?? '' };
  return { _id: id, username, fullName, email, state, createdAt, bank };
}

export async function closeAccount(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword, username }: CloseAccountRequest,
): Promise<CloseAccountReply> {
  if (!isSameUsername(username, signedIn.username)) throw new InvalidFields({ username: notYourUsername });
  const account = await reauthenticate(platform, signedIn, currentPassword);
  const reply = await inUnitOfWork(
    platform,
    async (unit) => {
      const { id } = await lockUnchanged(unit, account);
      await advance(unit, creatorAccounts, id, { type: 'account.close' });
      await followAccount(unit, id);
      const scheduled = await findScheduledDeletion(unit.database, id);
      return { state: 'closed' as const, erasedOn: utcDay(scheduled?.dueAt ?? unit.now) };
    },
    byOwner,
  );
  platform.log.info({ account: account.id }, 'account_closed');
  return reply;
}

/** The new address has been verified before; a verification is used once. The old address gets a mail. */
export async function changeEmail(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword, applicationId }: ChangeEmailRequest,
): Promise<ChangeEmailReply> {
  const checked = await reauthenticate(platform, signedIn, currentPassword);
  return inUnitOfWork(
    platform,
    async (unit) => {
      const { database } = unit;
      const account = await lockUnchanged(unit, checked);
      const proof = await findVerification(database, applicationId);
      if (!proof || !isProven(proof, unit.now)) throw new InvalidFields({ email: emailUnverified });
      const change = { email: proof.email, emailFolded: fold(proof.email) };
      const owner = await findAccountByEmail(database, 'people', change.emailFolded);
      if (owner && owner.id !== account.id) throw emailTaken();
      const profile = await findOwnProfile(database, account.id);
      if (!profile) throw new NotFound();
      await rememberApprovedProfile(database, account.id, { ...profile, email: account.email });
      if (!(await saveAccount(unit, account, change))) throw new StateConflict();
      await replaceAccountWords(database, { ...account, ...change });
      await insertPhoneWords(database, [{ accountId: account.id, phoneNumber: profile.phoneNumber }]);
      await deletePasswordLinks(database, account.id);
      await deleteVerification(database, applicationId);
      await unit.emit('creator.changed', { accountId: account.id });
      unit.record({ action: 'account.changeEmail', subjectId: account.id });
      const { email: to, language } = account;
      unit.queueMail({ to, language, ...emailChangedMail(unit.publicUrl, language) });
      return { email: change.email };
    },
    byOwner,
  );
}

const downloads = { name: 'data_downloads', max: 5, windowMs: dayMs };

/** Everything stored about a creator, as a ZIP. The audit entry and the mail are written before the first byte is sent. */
export async function downloadOwnData(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword }: ReauthenticationRequest,
): Promise<StreamedFile> {
  const account = await reauthenticate(platform, signedIn, currentPassword);
  await inUnitOfWork(
    platform,
    async (unit) => {
      await lockUnchanged(unit, account);
      await takeToken(unit, { ...downloads, subject: account.id }, tooMany);
      unit.record({ action: 'account.download', subjectId: account.id });
      const { email: to, language } = account;
      unit.queueMail({ to, language, ...dataDownloadedMail(unit.publicUrl, language) });
    },
    byOwner,
  );
  const now = platform.now();
  const file = zipFile(ownData(platform, account), now);
  return new StreamedFile(file, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="vaya-${account.usernameFolded}-${utcDay(now)}.zip"`,
  });
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: 'You can download your data five times a day. Please try again tomorrow.',
    tr: 'Verilerinizi bugün beş kez indirdiniz. Lütfen yarın yeniden deneyin.',
  },
} as const;
