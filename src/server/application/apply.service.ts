import { randomUUID } from 'node:crypto';
import type { ApplicationRequest, ApplyReply } from '#contract/application.ts';
import type { ApplicationForm } from '#rules/application.ts';
import { mayApplyAgainAt } from '#rules/apply-again.ts';
import { sameEmailAddress } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import { writeBankDetails } from '../bank-details/sealed-details.ts';
import { type CreatorRows, findProfilePicture, replaceCreator } from '../creator/creator.store.ts';
import type { Database } from '../database.ts';
import { findVerification } from '../email-verification/email-verification.store.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { attachImage, detachImage } from '../media/image.store.ts';
import { mostPictureBytes, storeProfilePicture } from '../media/media.service.ts';
import { isTaken } from '../platform/database/is-taken.ts';
import { Conflict, InvalidFields } from '../platform/errors.ts';
import type { Parts } from '../platform/multipart.ts';
import type { Platform } from '../platform/platform.ts';
import type { Language } from '../platform/texts.ts';
import { findPlace } from '../reference-data/places.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  listStaff,
  updateAccount,
} from '../session/account.store.ts';
import { applicationReceivedMail, newApplicationMail } from './application.mails.ts';
import { findApplication, findLatestApplication, insertApplication } from './application.store.ts';
import { cleanForm, handles, refuseProblems, requestIn } from './application-form.ts';
import { referenceOf, statusTokenOf } from './status-token.ts';

interface Asked {
  language: Language;
}

/** Takes an application whole or not at all. Sent again, it changes nothing and is answered as the first time. */
export async function apply(platform: Platform, parts: Parts, { language }: Asked): Promise<ApplyReply> {
  const request = requestIn(parts);
  const known = await findApplication(platform.database, request.applicationId);
  if (known) return replyTo(platform, known);
  const form = cleanForm(request);
  const picture = pictureIn(parts);
  refuseProblems(form, picture !== null);
  await refuseUnverified(platform, request, form);
  const key = await storeProfilePicture(platform, picture ?? '');
  try {
    return await platform.database
      .transaction()
      .execute((transaction) => accept(platform, transaction, { request, form, key, language }));
  } catch (failure) {
    if (!isTaken(failure) && !(failure instanceof Conflict)) throw failure;
    const first = await findApplication(platform.database, request.applicationId);
    if (first) return replyTo(platform, first);
    throw failure instanceof Conflict ? failure : new Conflict('usernameTaken', 'usernameTaken');
  }
}

interface Accepting {
  request: ApplicationRequest;
  form: ApplicationForm;
  key: string;
  language: Language;
}

async function accept(platform: Platform, transaction: Database, { request, form, key, language }: Accepting) {
  const repeated = await findApplication(transaction, request.applicationId);
  if (repeated) return replyTo(platform, repeated);
  const account = await accountFor(platform, transaction, form);
  const earlier = await findProfilePicture(transaction, account.id);
  await replaceCreator(transaction, rowsOf(platform, account.id, form, key));
  if (earlier !== null) await detachImage(transaction, earlier);
  await attachImage(transaction, key, platform.now());
  if (hasBankDetails(form)) await writeBankDetails(platform, transaction, account.id, bankDetailsIn(form));
  const application = await open(transaction, { platform, request, account, language });
  await tell(platform, transaction, { application, account, language });
  return replyTo(platform, application);
}

const replyTo = (platform: Platform, { id, state }: { id: string; state: ApplyReply['status'] }): ApplyReply => ({
  status: state,
  reference: referenceOf(id),
  statusToken: statusTokenOf(platform, id),
});

function pictureIn({ file }: Parts): string | null {
  if (file === null || file.field !== 'profilePicture' || file.bytes === 0) return null;
  if (file.isCut || file.bytes > mostPictureBytes) throw new InvalidFields({ profilePicture: { name: 'pictureSize' } });
  return file.path;
}

async function refuseUnverified({ database }: Platform, request: ApplicationRequest, { email }: ApplicationForm) {
  const verification = await findVerification(database, request.applicationId);
  const isVerified = verification?.verifiedAt != null && sameEmailAddress(verification.email, email);
  if (!isVerified) throw new InvalidFields({ email: { name: 'emailUnverified' } });
}

/** A new account, or the one of somebody whose earlier application was rejected long enough ago. */
async function accountFor({ now }: Platform, transaction: Database, form: ApplicationForm): Promise<Account> {
  const [emailFolded, usernameFolded] = [fold(form.email), fold(form.username)];
  const owner = await findAccountByEmail(transaction, 'people', emailFolded);
  const namesake = await findAccountByUsername(transaction, 'people', usernameFolded);
  if (namesake && namesake.id !== owner?.id) throw new Conflict('usernameTaken', 'usernameTaken');
  const time = now();
  const person = { name: form.fullName, username: form.username, usernameFolded, email: form.email, emailFolded };
  if (!owner) {
    const account = newAccount(person, time);
    await insertAccount(transaction, account);
    return account;
  }
  const last = await findLatestApplication(transaction, owner.id);
  const from = last ? mayApplyAgainAt(last) : null;
  if (owner.state !== 'pending' || from === null || from > time) throw new Conflict('emailTaken', 'emailTaken');
  await updateAccount(transaction, owner.id, { ...person, updatedAt: time });
  return { ...owner, ...person };
}

const newAccount = (
  person: Pick<Account, 'name' | 'username' | 'usernameFolded' | 'email' | 'emailFolded'>,
  time: number,
): Account => ({
  id: randomUUID(),
  role: 'creator',
  state: 'pending',
  ...person,
  passwordHash: null,
  createdAt: time,
  updatedAt: time,
});

interface Opening {
  platform: Platform;
  request: ApplicationRequest;
  account: Account;
  language: Language;
}

async function open(transaction: Database, { platform, request, account, language }: Opening) {
  const time = platform.now();
  const application = {
    id: request.applicationId,
    accountId: account.id,
    state: 'ONHOLD' as const,
    language,
    privacyVersion: request.privacyVersion,
    decidedAt: null,
    reason: null,
    reasonText: null,
    createdAt: time,
    updatedAt: time,
  };
  await insertApplication(transaction, application);
  return application;
}

interface News {
  application: { id: string };
  account: Account;
  language: Language;
}

async function tell(platform: Platform, transaction: Database, { application, account, language }: News) {
  const { publicUrl } = platform.config;
  const about = { name: account.name, reference: referenceOf(application.id) };
  const status = `${publicUrl}/application/status?token=${statusTokenOf(platform, application.id)}`;
  const received = applicationReceivedMail({ ...about, url: status }, language);
  await queueMail(platform, transaction, { to: account.email, language, subjectId: application.id, ...received });
  const arrived = newApplicationMail({ ...about, url: `${publicUrl}/admin` }, 'en');
  for (const { email } of await listStaff(transaction))
    await queueMail(platform, transaction, { to: email, language: 'en', subjectId: application.id, ...arrived });
}

function rowsOf({ now }: Platform, accountId: string, form: ApplicationForm, profilePicture: string): CreatorRows {
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
      profilePicture,
      ...handles(form),
      updatedAt: now(),
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
  taxNumber: form.hasCompany ? form.taxNo.trim() : '',
  taxOffice: form.hasCompany ? form.taxOffice.trim() : '',
  address: form.address.trim(),
  city: '',
  district: '',
  country: 'Turkey',
});
