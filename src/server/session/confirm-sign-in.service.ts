import type { Language } from '#contract/language.ts';
import type { ConfirmSignInRequest } from '#contract/session.ts';
import { type Account, findAccount, lockAccount } from '../account/accounts.ts';
import { DomainError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { mailSecondFactorSet } from '../second-factor/second-factor.mails.ts';
import { hasSecondFactor, setSecondFactor, stepConfirming, takeCode } from '../second-factor/second-factors.ts';
import { findDeviceRoot } from './known-devices.ts';
import { openSession, refuseWhoMayNot, type SignIn, type SignInDevice } from './open-session.ts';
import type { SignInTicketTable } from './session.table.ts';
import { deleteSessionsOf } from './sessions.ts';
import { codeTallies, guess } from './sign-in-throttle.ts';
import { countWrongCode, deleteTicket, findTicket } from './sign-in-ticket.store.ts';
import { hashTicket, openOffer } from './sign-in-ticket.ts';

/** So many wrong codes end a sign-in: the password is asked for again. */
const mostWrongCodes = 5;

/** Ends the sign-in that a ticket stands for with its code: one of the second factor that there is, or the first of a new one. */
export async function confirmSignIn(
  platform: Platform,
  { ticket, code }: ConfirmSignInRequest,
  from: SignInDevice & { address: string },
): Promise<SignIn> {
  const { database, secrets, now } = platform;
  const ticketHash = hashTicket(secrets, ticket);
  const found = await findTicket(database, ticketHash, now());
  const account = found && (await findAccount(database, found.accountId));
  if (!account) throw signInOver();
  const deviceRoot = await findDeviceRoot(platform, account.id, from.device);
  const take = (isRight: IsRight) => takeTicket(platform, { account, ticketHash, from }, isRight);
  const signIn =
    found.sealedOffer === null
      ? await guess(platform, { tallies: codeTallies(account.id, deviceRoot), account, address: from.address }, () =>
          take((unit, held) => takeCode(unit, held, code, from.language)),
        )
      : await take((unit, held, ticket) => setUp(unit, held, { ...ticket, code, language: from.language }));
  if (signIn !== false) return signIn;
  throw (await findTicket(database, ticketHash, now())) ? codeWrong() : signInOver();
}

interface Ticketed {
  account: Account;
  ticketHash: string;
  from: SignInDevice;
}

type IsRight = (unit: Unit, account: Account, ticket: SignInTicketTable) => Promise<boolean>;

/** The account is held meanwhile: of two who come with the same code, or the same ticket, one signs in. */
const takeTicket = (
  platform: Platform,
  { account: { id, username }, ticketHash, from }: Ticketed,
  isRight: IsRight,
): Promise<SignIn | false> =>
  inUnitOfWork(
    platform,
    async (unit) => {
      const account = await lockAccount(unit, id);
      const ticket = await findTicket(unit.database, ticketHash, unit.now);
      if (!account || !ticket) throw signInOver();
      await refuseWhoMayNot(unit, account);
      if (!(await isRight(unit, account, ticket))) return noteWrongCode(unit, ticket);
      await deleteTicket(unit.database, ticketHash);
      return openSession(unit, account, from);
    },
    username,
  );

/** Whoever sets a second factor up has the secret before them: their wrong code is a mistake, and no guess. */
async function noteWrongCode(
  unit: Unit,
  { ticketHash, accountId, sealedOffer, wrongCodes }: SignInTicketTable,
): Promise<false> {
  if (sealedOffer !== null) return false;
  unit.record({ action: 'staff.wrongCode', subjectId: accountId });
  if (wrongCodes + 1 < mostWrongCodes) await countWrongCode(unit.database, ticketHash);
  else await deleteTicket(unit.database, ticketHash);
  return false;
}

/** Whoever was signed in, or half signed in, without a second factor is so no more. */
async function setUp(
  unit: Unit,
  account: Account,
  { ticketHash, sealedOffer, code, language }: SignInTicketTable & { code: string; language: Language },
): Promise<boolean> {
  if (sealedOffer === null || (await hasSecondFactor(unit, account.id))) throw signInOver();
  const offer = openOffer(unit.secrets, ticketHash, sealedOffer);
  const lastStep = stepConfirming(offer, code, unit.trueTime());
  if (lastStep === null) return false;
  await deleteSessionsOf(unit.database, account.id);
  await setSecondFactor(unit, account.id, { ...offer, lastStep });
  unit.record({ action: 'staff.setUpSecondFactor', subjectId: account.id });
  mailSecondFactorSet(unit, account, language);
  return true;
}

const codeWrong = () =>
  new DomainError(401, 'codeWrong', {
    en: 'That code is not right. Please try the one that is shown now.',
    tr: 'Bu kod doğru değil. Lütfen şu anda gösterilen kodu deneyin.',
  });

const signInOver = () =>
  new DomainError(410, 'signInOver', {
    en: 'This sign-in has ended. Please start again with your password.',
    tr: 'Bu giriş sona erdi. Lütfen şifrenizle yeniden başlayın.',
  });
