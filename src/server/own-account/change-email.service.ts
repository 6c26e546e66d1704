import type { ChangeEmailReply, ChangeEmailRequest } from '#contract/own-account.ts';
import { emailUnverified } from '#rules/application.ts';
import { fold } from '#rules/fold.ts';
import { findAccountByEmail, saveAccount } from '../accounts/accounts.ts';
import { emailTaken } from '../accounts/name-conflicts.ts';
import { deletePasswordLinks } from '../accounts/password-links.ts';
import { lockUnchanged, reauthenticate } from '../accounts/reauthenticate.ts';
import { byOwner } from '../audit/by-owner.ts';
import { rememberApprovedProfile } from '../creators/approved-profile.ts';
import { findOwnProfile } from '../creators/own-profile.ts';
import { insertPhoneWords } from '../creators/phone-words.ts';
import { replaceAccountWords } from '../db/account-words.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { InvalidFields, NotFound, StateConflict } from '../lib/errors.ts';
import { deleteVerification, findVerification, isProven } from '../onboarding/verifications.ts';
import { emailChangedMail } from './own-account.mails.ts';

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
