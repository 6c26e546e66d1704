import type { ApplicationRequest, ApplyReply } from '#contract/application.ts';
import type { Language } from '#contract/language.ts';
import { privacyVersion } from '#contract/privacy.ts';
import { type ApplicationForm, emailUnverified } from '#rules/application.ts';
import { defaultBankCountry } from '#rules/bank-form.ts';
import { sameEmailAddress } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import { withoutBlanks } from '#rules/tax-number.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  listStaffToMail,
  lockAccount,
  makeAccount,
  saveAccount,
} from '../accounts/accounts.ts';
import { hideUndoableDecision } from '../accounts/applications.ts';
import { emailTaken, usernameTaken } from '../accounts/name-conflicts.ts';
import { isReservedName } from '../accounts/reserved-names.ts';
import { type CreatorRows, findProfilePicture, replaceCreator } from '../creators/creators.ts';
import { replaceAccountWords } from '../db/account-words.ts';
import { answerOnce, wasRun } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { Parts } from '../http/multipart.ts';
import { Conflict, InvalidFields } from '../lib/errors.ts';
import { attachImage, detachImage } from '../media/images.ts';
import { pictureIn, storePicture } from '../media/media.service.ts';
import { findPlace } from '../reference/places.ts';
import { addApplication } from './add-application.ts';
import { applicationReceivedMail, newApplicationMail } from './application.mails.ts';
import { findApplication } from './application.store.ts';
import { cleanForm, handles, refuseProblems, requestIn } from './application-form.ts';
import { mayApplyAgain } from './apply-again.ts';
import { discardBankDetails } from './bank-link.lifecycle.ts';
import { writeBankDetails } from './encrypted-details.ts';
import { referenceOf, statusTokenOf, statusUrlOf } from './status-token.ts';
import { findVerification, isProven, listVerificationsOf } from './verifications.ts';

const field = 'profilePicture';

/** Takes an application whole or not at all. The same sent again changes nothing and is answered as the first time. */
export async function apply(platform: Platform, parts: Parts, { language, address }: Sender): Promise<ApplyReply> {
  const sent = requestIn(parts);
  const applicationId = sent.applicationId ?? (await findProofOf(platform, sent.email));
  const request = { ...sent, applicationId, privacyVersion: sent.privacyVersion ?? privacyVersion };
  const reply = await applyOnce(platform, parts, request, { language, address });
  // An address is no secret: by it alone, the status link goes to its mailbox and nowhere else.
  return sent.applicationId === undefined ? { ...reply, statusToken: '' } : reply;
}

async function applyOnce(
  platform: Platform,
  parts: Parts,
  request: IdentifiedRequest,
  { language, address }: Sender,
): Promise<ApplyReply> {
  const known = await findApplication(platform.database, request.applicationId);
  if (known) return replyAgain(platform, { request, known, now: platform.now() });
  const form = await cleanForm(request);
  const picture = await refuseProblems(form, pictureIn(parts, field));
  await refuseUnverified(platform, request, form);
  await refuseTaken(platform, form);
  const key = await storePicture(platform, {
    kind: 'profile',
    field,
    path: picture,
    sender: address,
    accountId: null,
  });
  return inUnitOfWork(platform, (unit) => storeApplication(unit, { request, form, key, language }));
}

/** The id of the newest verification of an address; '' is no id. */
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
  /** Of the picture. */
  key: string;
  language: Language;
}

async function storeApplication(unit: Unit, { request, form, key, language }: Submission): Promise<ApplyReply> {
  const { database } = unit;
  const repeated = await findApplication(database, request.applicationId);
  if (repeated) return replyAgain(unit, { request, known: repeated, now: unit.now });
  const account = await accountFor(unit, form);
  const earlier = await findProfilePicture(database, account.id);
  await replaceCreator(database, rowsOf(account.id, form, { profilePicture: key, updatedAt: unit.now }));
  if (earlier !== null) await detachImage(unit, earlier);
  await attachImage(unit, { key, accountId: account.id });
  await discardBankDetails(unit, account.id);
  if (hasBankDetails(form)) await writeBankDetails(unit, account.id, bankDetailsIn(form));
  const { applicationId: id } = request;
  const application = await addApplication(database, {
    id,
    accountId: account.id,
    language,
    privacyVersion: request.privacyVersion,
    createdAt: unit.now,
  });
  await mailReceived(unit, { id, account, language });
  await answerOnce(unit, repeatable(request), async () => id);
  return replyTo(unit, application, unit.now);
}

/** The token is told again to whoever sends the same again. Others may know the id, which staff have in addresses. */
async function replyAgain(
  reader: Pick<Unit, 'database' | 'secrets'>,
  { request, known, now }: { request: IdentifiedRequest; known: ApplicationTable; now: number },
): Promise<ApplyReply> {
  if (!(await wasRun(reader, repeatable(request)))) throw new Conflict(arrivedAlready);
  return replyTo(reader, known, now);
}

const repeatable = (request: IdentifiedRequest) => ({
  key: `apply ${request.applicationId}`,
  content: JSON.stringify(request),
});

const arrivedAlready = {
  en: 'This application has arrived already. The mail that says so has the link to the page on which it can be followed.',
  tr: 'Bu başvuru bize zaten ulaştı. Bunu bildiren e-postada, başvurunun izlenebileceği sayfanın bağlantısı var.',
};

const replyTo = (reader: Pick<Unit, 'secrets'>, application: ApplicationTable, now: number): ApplyReply => ({
  status: hideUndoableDecision(application, now).state,
  reference: referenceOf(application.id),
  statusToken: statusTokenOf(reader, application.id),
});

async function refuseUnverified({ database, now }: Platform, request: IdentifiedRequest, { email }: ApplicationForm) {
  const verification = await findVerification(database, request.applicationId);
  const isTheirs = verification && isProven(verification, now()) && sameEmailAddress(verification.email, email);
  if (!isTheirs) throw new InvalidFields({ email: emailUnverified });
}

/** To look at a picture costs the most, so whoever would be refused in the end is refused before. */
async function refuseTaken({ database, secrets, now }: Platform, form: ApplicationForm): Promise<void> {
  const { emailFolded, usernameFolded } = accountOf(form, now());
  const owner = await findAccountByEmail(database, 'people', emailFolded);
  await refuseNotFree({ database, secrets, now: now() }, { owner, usernameFolded });
}

async function refuseNotFree(
  { database, secrets, now }: Pick<Unit, 'database' | 'secrets' | 'now'>,
  { owner, usernameFolded }: { owner: Account | undefined; usernameFolded: string },
): Promise<void> {
  const namesake = await findAccountByUsername(database, 'people', usernameFolded);
  if (namesake ? namesake.id !== owner?.id : await isReservedName({ database, secrets }, usernameFolded))
    throw usernameTaken();
  if (owner && !(await mayApplyAgain(database, owner, now))) throw emailTaken();
}

const personIn = ({ fullName: name, username, email }: ApplicationForm) => ({ name, username, email });

const accountOf = (form: ApplicationForm, now: number): Account =>
  makeAccount({ role: 'creator', state: 'pending', ...personIn(form) }, now);

/** A new account, or the one of somebody whose earlier application was rejected long enough ago. */
async function accountFor(unit: Unit, form: ApplicationForm): Promise<Account> {
  const { database, now } = unit;
  const fresh = accountOf(form, now);
  const found = await findAccountByEmail(database, 'people', fresh.emailFolded);
  const owner = found && (await lockAccount(unit, found.id));
  await refuseNotFree(unit, { owner, usernameFolded: fresh.usernameFolded });
  if (!owner) {
    await insertAccount(database, fresh);
    return fresh;
  }
  const { usernameFolded, emailFolded } = fresh;
  const change = { ...personIn(form), usernameFolded, emailFolded };
  const renamed = { ...owner, ...change };
  await saveAccount(unit, owner, change);
  await replaceAccountWords(database, renamed);
  return renamed;
}

async function mailReceived(
  unit: Unit,
  { id, account, language }: { id: string; account: Account; language: Language },
) {
  const about = { name: account.name, reference: referenceOf(id) };
  const received = applicationReceivedMail({ ...about, url: statusUrlOf(unit, id) }, language);
  unit.queueMail({ to: account.email, language, subjectId: id, ...received });
  const toReview = { ...about, url: `${unit.publicUrl}/admin?application=${id}` };
  for (const { email, language: staffLanguage } of await listStaffToMail(unit.database))
    unit.queueMail({
      to: email,
      language: staffLanguage,
      subjectId: id,
      ...newApplicationMail(toReview, staffLanguage),
    });
}

function rowsOf(
  accountId: string,
  form: ApplicationForm,
  kept: { profilePicture: string; updatedAt: number },
): CreatorRows {
  const trait = (kind: CreatorRows['traits'][number]['kind']) => (value: string, position: number) => ({
    accountId,
    kind,
    value,
    level: null,
    position,
  });
  const { phoneNumber, aboutMe, location, locations } = form;
  const main = location ?? locations[0];
  const cities = [...new Set([...(main ? [main] : []), ...locations])];
  return {
    creator: {
      accountId,
      nameFolded: fold(form.fullName),
      phoneNumber,
      aboutMe,
      ...handles(form),
      ...kept,
    },
    traits: [
      ...form.languages.map(({ language, proficiency }, position) => ({
        ...trait('language')(language, position),
        level: proficiency,
      })),
      ...form.expertises.map(({ expertise, level }, position) => ({
        ...trait('expertise')(expertise, position),
        level,
      })),
      ...form.services.map(trait('service')),
      ...form.serviceOffers.map(trait('serviceOffer')),
    ],
    locations: cities.flatMap((id, position) => {
      const place = findPlace(id);
      if (!place) return [];
      const { name, state, country } = place;
      return [{ accountId, cityId: id, cityName: name, stateName: state, country, position }];
    }),
  };
}

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
