import type { ApplicationRequest, ApplyReply } from '#contract/application.ts';
import { defaultBankCountry } from '#contract/application-choices.ts';
import type { Language } from '#contract/language.ts';
import { privacyVersion } from '#contract/privacy.ts';
import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { type ApplicationForm, emailUnverified } from '#rules/application.ts';
import { sameEmailAddress } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import { followersFields } from '#rules/social-account.ts';
import { withoutBlanks } from '#rules/tax-number.ts';
import {
  type Account,
  emailTaken,
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  isReservedName,
  lockAccount,
  mailStaff,
  makeAccount,
  saveAccount,
  usernameTaken,
} from '../accounts/accounts.ts';
import { hideUndoableDecision } from '../accounts/latest-application.ts';
import { discardBankDetails } from '../bank-details/bank-link.lifecycle.ts';
import { writeBankDetails } from '../bank-details/encrypted-details.ts';
import { findProfilePicture, replaceCreator } from '../creators/creators.ts';
import { creatorRowsOf } from '../creators/own-profile.ts';
import { forgetApprovedProfile } from '../creators/profile-changes.ts';
import { replaceAccountWords } from '../db/account-words.ts';
import { answerOnce, wasRun } from '../db/idempotency.ts';
import { initialStateOf } from '../db/lifecycle.ts';
import type { Platform } from '../db/platform.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { Parts } from '../http/multipart.ts';
import { Conflict, InvalidFields } from '../lib/errors.ts';
import { referenceOf } from '../lib/formats.ts';
import { attachImage, detachImage } from '../media/images.ts';
import { pictureIn, storePicture } from '../media/media.service.ts';
import { addApplication, mayApplyAgain } from './application.lifecycle.ts';
import { deleteDraftOf, findApplication } from './application.store.ts';
import { cleanForm, parseRequest, validateForm } from './application-form.ts';
import { findVerification, isProven, listVerificationsOf } from './email-verifications.ts';
import { applicationReceivedMail, newApplicationMail } from './onboarding.mails.ts';
import { statusTokenOf, statusUrlOf } from './status-link.ts';

const field = 'profilePicture';

/** Stores an application. A repeated request changes nothing and gets the same reply. */
export async function apply(platform: Platform, parts: Parts, { language, address }: Sender): Promise<ApplyReply> {
  const parsed = parseRequest(parts);
  const applicationId = parsed.applicationId ?? (await findProofOf(platform, parsed.email));
  const request = { ...parsed, applicationId, privacyVersion: parsed.privacyVersion ?? privacyVersion };
  const reply = await applyOnce(platform, parts, request, { language, address });
  // An email address is not a secret: without an application id, only the mailbox gets the status link.
  return parsed.applicationId === undefined ? { ...reply, statusToken: '' } : reply;
}

async function applyOnce(
  platform: Platform,
  parts: Parts,
  request: IdentifiedRequest,
  { language, address }: Sender,
): Promise<ApplyReply> {
  const known = await findApplication(platform.database, request.applicationId);
  if (known) return repeatReply(platform, { request, known, now: platform.now() });
  const form = await cleanForm(request);
  const picture = await validateForm(form, pictureIn(parts, field));
  await requireVerifiedEmail(platform, request, form);
  await requireAvailable(platform, form);
  const pictureKey = await storePicture(platform, {
    kind: 'profile',
    field,
    path: picture,
    sender: address,
    accountId: null,
  });
  return inUnitOfWork(platform, (unit) => storeApplication(unit, { request, form, pictureKey, language }));
}

/** The id of the newest verification of an address; '' without one. */
async function findProofOf({ database, now }: Platform, email: string): Promise<string> {
  const verifications = await listVerificationsOf(database, fold(email.trim()));
  const proof = verifications.findLast((each) => isProven(each, now()) && sameEmailAddress(each.email, email));
  return proof?.id ?? '';
}

type IdentifiedRequest = ApplicationRequest & { applicationId: string; privacyVersion: string };

interface Sender {
  language: Language;
  address: string;
}

interface Submission {
  request: IdentifiedRequest;
  form: ApplicationForm;
  pictureKey: string;
  language: Language;
}

async function storeApplication(unit: Unit, { request, form, pictureKey, language }: Submission): Promise<ApplyReply> {
  const { database } = unit;
  const repeated = await findApplication(database, request.applicationId);
  if (repeated) return repeatReply(unit, { request, known: repeated, now: unit.now });
  const account = await accountFor(unit, form, language);
  const earlier = await findProfilePicture(database, account.id);
  const stored = { accountId: account.id, profilePicture: pictureKey, updatedAt: unit.now };
  const areFollowersGiven = Object.values(followersFields).some((name) => form[name] !== '');
  await replaceCreator(
    database,
    creatorRowsOf(withMainFirst(form), { ...stored, ...(areFollowersGiven && { followersAt: unit.now }) }),
  );
  await forgetApprovedProfile(database, account.id);
  if (earlier !== null) await detachImage(unit, earlier);
  await attachImage(unit, { key: pictureKey, accountId: account.id });
  await discardBankDetails(unit, account.id);
  if (hasBankDetails(form)) await writeBankDetails(unit, account.id, bankDetailsIn(form));
  const { applicationId: id } = request;
  const application = await addApplication(database, {
    id,
    accountId: account.id,
    privacyVersion: request.privacyVersion,
    createdAt: unit.now,
  });
  await deleteDraftOf(database, account.emailFolded);
  await mailReceived(unit, id, account);
  await answerOnce(unit, repeatable(request), async () => id);
  return replyTo(unit, application, unit.now);
}

/** Only the same request gets the token again: staff see application ids in addresses. */
async function repeatReply(
  reader: Pick<Unit, 'database' | 'secrets'>,
  { request, known, now }: { request: IdentifiedRequest; known: ApplicationTable; now: number },
): Promise<ApplyReply> {
  if (!(await wasRun(reader, repeatable(request)))) throw new Conflict(alreadyReceived);
  return replyTo(reader, known, now);
}

const repeatable = (request: IdentifiedRequest) => ({
  key: `apply ${request.applicationId}`,
  content: JSON.stringify(request),
});

const alreadyReceived = {
  en: 'We already received this application. Our email has a link to its status.',
  tr: 'Bu başvuruyu zaten aldık. Size gönderdiğimiz e-postadaki bağlantıdan durumunu görebilirsiniz.',
};

const replyTo = (reader: Pick<Unit, 'secrets'>, application: ApplicationTable, now: number): ApplyReply => ({
  status: hideUndoableDecision(application, now).state,
  reference: referenceOf('VA', application.id),
  statusToken: statusTokenOf(reader, application.id),
});

async function requireVerifiedEmail(
  { database, now }: Platform,
  request: IdentifiedRequest,
  { email }: ApplicationForm,
): Promise<void> {
  const verification = await findVerification(database, request.applicationId);
  const isTheirs = verification && isProven(verification, now()) && sameEmailAddress(verification.email, email);
  if (!isTheirs) throw new InvalidFields({ email: emailUnverified });
}

/** Runs before the picture is processed, which costs the most. */
async function requireAvailable({ database, secrets, now }: Platform, form: ApplicationForm): Promise<void> {
  const { email, username } = personIn(form);
  const [emailFolded, usernameFolded] = [fold(email), fold(username)];
  const owner = await findAccountByEmail(database, 'people', emailFolded);
  await requireAvailableNames({ database, secrets, now: now() }, { owner, usernameFolded });
}

async function requireAvailableNames(
  { database, secrets, now }: Pick<Unit, 'database' | 'secrets' | 'now'>,
  { owner, usernameFolded }: { owner: Account | undefined; usernameFolded: string },
): Promise<void> {
  const namesake = await findAccountByUsername(database, 'people', usernameFolded);
  if (namesake ? namesake.id !== owner?.id : await isReservedName({ database, secrets }, usernameFolded))
    throw usernameTaken();
  if (owner && !(await mayApplyAgain(database, owner, now))) throw emailTaken();
}

const personIn = ({ fullName: name, username, email }: ApplicationForm) => ({ name, username, email });

const accountOf = (form: ApplicationForm, language: Language, now: number): Account =>
  makeAccount({ role: 'creator', state: initialStateOf(creatorAccountLifecycle), language, ...personIn(form) }, now);

/** Creates the account, or updates that of an applicant who may apply again. */
async function accountFor(unit: Unit, form: ApplicationForm, language: Language): Promise<Account> {
  const { database, now } = unit;
  const fresh = accountOf(form, language, now);
  const found = await findAccountByEmail(database, 'people', fresh.emailFolded);
  const owner = found && (await lockAccount(unit, found.id));
  await requireAvailableNames(unit, { owner, usernameFolded: fresh.usernameFolded });
  if (!owner) {
    await insertAccount(database, fresh);
    return fresh;
  }
  const { usernameFolded, emailFolded } = fresh;
  const change = { ...personIn(form), usernameFolded, emailFolded, language };
  const renamed = { ...owner, ...change };
  await saveAccount(unit, owner, change);
  await replaceAccountWords(database, renamed);
  return renamed;
}

async function mailReceived(unit: Unit, id: string, { name, email, language }: Account): Promise<void> {
  const about = { name, reference: referenceOf('VA', id) };
  const received = applicationReceivedMail({ ...about, url: statusUrlOf(unit, id) }, language);
  unit.queueMail({ to: email, language, subjectId: id, ...received });
  const toReview = { ...about, url: `${unit.publicUrl}/admin?application=${id}` };
  await mailStaff(unit, (language) => ({ subjectId: id, ...newApplicationMail(toReview, language) }));
}

/** The main location comes first. */
const withMainFirst = (form: ApplicationForm): ApplicationForm => ({
  ...form,
  locations: form.location === null ? form.locations : [...new Set([form.location, ...form.locations])],
});

const hasBankDetails = ({ iban, accountHolderName, address, hasCompany }: ApplicationForm): boolean =>
  hasCompany || [iban, accountHolderName, address].some((text) => text.trim() !== '');

const bankDetailsIn = (form: ApplicationForm) => ({
  accountType: form.hasCompany ? ('company' as const) : ('person' as const),
  name: form.hasCompany ? form.legalEntity.trim() : form.accountHolderName.trim(),
  iban: form.iban,
  taxNumber: form.hasCompany ? withoutBlanks(form.taxNo) : '',
  taxOffice: form.hasCompany ? form.taxOffice.trim() : '',
  address: form.address.trim(),
  city: '',
  district: '',
  country: defaultBankCountry,
});
