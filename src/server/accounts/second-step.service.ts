import { z } from 'zod';
import type { ConfirmSignInRequest, LoginReply, SignInReply } from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import { offerCell, type SignInTicketTable } from '../db/tables/account.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { DomainError } from '../lib/errors.ts';
import { hashToken, newToken, type Secrets } from '../lib/secrets.ts';
import { mailSecondFactorSet } from './account.mails.ts';
import { type Account, findAccount, lockAccount } from './accounts.ts';
import { knownDevice } from './known-device.ts';
import {
  createSecondFactorOffer,
  hasSecondFactor,
  needsSecondFactor,
  type Secret,
  setSecondFactor,
  stepConfirming,
  takeCode,
} from './second-factors.ts';
import { countWrongCode, deleteTicket, findTicket, insertTicket } from './session.store.ts';
import { deleteSessionsOf, openSession, requireMaySignIn, type SignIn, type SignInDevice } from './sessions.ts';
import { checkGuess, codeLimits } from './sign-in-throttle.ts';

const [codeLifetimeMs, setUpLifetimeMs] = [5 * 60_000, 15 * 60_000];

/** The second step that follows a right password; null if none does. */
export async function startSecondStep(
  unit: Unit,
  { config }: Platform,
  account: Account,
): Promise<Exclude<SignInReply, LoginReply> | null> {
  if (await hasSecondFactor(unit, account.id))
    return { next: 'code', ticket: await issueTicket(unit, account, { offer: null, lifetimeMs: codeLifetimeMs }) };
  if (!needsSecondFactor(account.role, config)) return null;
  const offer = createSecondFactorOffer(account);
  return { next: 'setUp', ticket: await issueTicket(unit, account, { offer, lifetimeMs: setUpLifetimeMs }), offer };
}

async function issueTicket(
  { database, secrets, now }: Unit,
  { id: accountId }: Account,
  { offer, lifetimeMs }: { offer: Secret | null; lifetimeMs: number },
): Promise<string> {
  const ticket = newToken();
  const ticketHash = hashToken('sign-in ticket', ticket);
  const encryptedOffer = offer && secrets.encrypt(JSON.stringify(offered.parse(offer)), offerCell(ticketHash));
  await insertTicket(database, { ticketHash, accountId, encryptedOffer, wrongCodes: 0, expiresAt: now + lifetimeMs });
  return ticket;
}

const offered = z.object({ secret: z.string(), recoveryCodes: z.array(z.string()) });

const decryptOffer = (secrets: Secrets, ticketHash: string, encrypted: string): Secret =>
  offered.parse(JSON.parse(secrets.decrypt(encrypted, offerCell(ticketHash))));

/** Ends a set-up: the password is asked for again. */
const maxWrongCodes = 5;

export async function confirmSignIn(
  platform: Platform,
  { ticket, code }: ConfirmSignInRequest,
  from: SignInDevice & { address: string },
): Promise<SignIn> {
  const { database, now } = platform;
  const ticketHash = hashToken('sign-in ticket', ticket);
  const found = await findTicket(database, ticketHash, now());
  const account = found && (await findAccount(database, found.accountId));
  if (!account) throw signInEnded();
  const limits = codeLimits(account.id, knownDevice(platform, account, from.device));
  const take = (isRight: IsRight) => takeTicket(platform, { account, ticketHash, from }, isRight);
  const signIn =
    found.encryptedOffer === null
      ? await checkGuess(platform, { limits, account, address: from.address }, () =>
          take((unit, locked) => takeCode(unit, locked, code)),
        )
      : await take((unit, locked, ticket) => setUp(unit, locked, { ...ticket, code }));
  if (signIn !== false) return signIn;
  throw (await findTicket(database, ticketHash, now())) ? wrongCode() : signInEnded();
}

interface Ticketed {
  account: Account;
  ticketHash: string;
  from: SignInDevice;
}

type IsRight = (unit: Unit, account: Account, ticket: SignInTicketTable) => Promise<boolean>;

/** Locks the account: of two calls with the same code or ticket, one signs in. */
const takeTicket = (
  platform: Platform,
  { account: { id, username }, ticketHash, from }: Ticketed,
  isRight: IsRight,
): Promise<SignIn | false> =>
  inUnitOfWork(
    platform,
    async (unit) => {
      const locked = await lockAccount(unit, id);
      const ticket = await findTicket(unit.database, ticketHash, unit.now);
      if (!locked || !ticket) throw signInEnded();
      // The mails of this sign-in are already in its language.
      const account = { ...locked, language: from.language };
      await requireMaySignIn(unit, account);
      if (!(await isRight(unit, account, ticket))) return recordWrongCode(unit, ticket);
      await deleteTicket(unit.database, ticketHash);
      return openSession(unit, account, from);
    },
    username,
  );

/** A wrong code is no guess while a second factor is set up: the client has its secret. */
async function recordWrongCode(
  unit: Unit,
  { ticketHash, accountId, encryptedOffer, wrongCodes }: SignInTicketTable,
): Promise<false> {
  if (encryptedOffer !== null) return false;
  unit.record({ action: 'staff.wrongCode', subjectId: accountId });
  if (wrongCodes + 1 < maxWrongCodes) await countWrongCode(unit.database, ticketHash);
  else await deleteTicket(unit.database, ticketHash);
  return false;
}

/** Ends every session and ticket from before there was a second factor. */
async function setUp(
  unit: Unit,
  account: Account,
  { ticketHash, encryptedOffer, code }: SignInTicketTable & { code: string },
): Promise<boolean> {
  if (encryptedOffer === null || (await hasSecondFactor(unit, account.id))) throw signInEnded();
  const offer = decryptOffer(unit.secrets, ticketHash, encryptedOffer);
  const lastStep = stepConfirming(offer, code, unit.now);
  if (lastStep === null) return false;
  await deleteSessionsOf(unit.database, account.id);
  await setSecondFactor(unit, account.id, { ...offer, lastStep });
  unit.record({ action: 'staff.setUpSecondFactor', subjectId: account.id });
  mailSecondFactorSet(unit, account);
  return true;
}

const wrongCode = () =>
  new DomainError(401, 'codeWrong', {
    en: 'This code is not correct. Please enter the code your app shows now.',
    tr: 'Bu kod doğru değil. Lütfen şu anda gösterilen kodu deneyin.',
  });

const signInEnded = () =>
  new DomainError(410, 'signInOver', {
    en: 'This sign-in has ended. Please start again with your password.',
    tr: 'Bu giriş sona erdi. Lütfen şifrenizle yeniden başlayın.',
  });
