import type {
  BlogCredentials,
  Credentials,
  OwnSession,
  ReauthenticationRequest,
  SignInReply,
  SponsorCredentials,
} from '#contract/session.ts';
import { fold } from '#rules/fold.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import type { Config } from '../lib/config.ts';
import { Forbidden, Unauthenticated } from '../lib/errors.ts';
import { exposureOf } from '../lib/network.ts';
import { hashToken } from '../lib/secrets.ts';
import { type Account, findAccountByEmail, findAccountByUsername, lockAccount, type Realm } from './accounts.ts';
import { knownDevice } from './known-device.ts';
import { isPassword, lockUnchanged, reauthenticate } from './passwords.ts';
import { needsSecondFactor } from './second-factors.ts';
import { startSecondStep } from './second-step.service.ts';
import { deleteOtherSessionsOf, deleteSession, findSession, listLiveSessions, touchSession } from './session.store.ts';
import { lifetimesOf, maySignIn, openSession, requireMaySignIn, type SignIn, type SignInDevice } from './sessions.ts';
import { checkGuess, knownDeviceLimits, unknownDeviceLimits } from './sign-in-throttle.ts';

const touchEveryMs = 60_000;

interface Origin extends SignInDevice {
  address: string;
  isLocal: boolean;
}

interface SignInRequest extends Origin {
  realm: Realm;
  identifier: string;
  password: string;
  blog?: string;
}

export async function logIn(
  platform: Platform,
  { password, ...name }: Credentials,
  origin: Origin,
): Promise<SignIn | { answer: SignInReply; device: null }> {
  const identifier = 'email' in name ? name.email : name.username;
  const checked = await checkPassword(platform, { ...origin, realm: 'people', identifier, password });
  return completeSignIn(platform, checked, async (unit, account) => {
    const answer = await startSecondStep(unit, platform, account);
    return answer ? { answer, device: null } : openSession(unit, account, origin);
  });
}

export const logInToBlog = (
  platform: Platform,
  blog: string,
  { email: identifier, password }: BlogCredentials,
  origin: Origin,
): Promise<SignIn> => logInAtOnce(platform, { ...origin, realm: 'people', identifier, password, blog });

export const logInSponsor = (
  platform: Platform,
  { username: identifier, password }: SponsorCredentials,
  origin: Origin,
): Promise<SignIn> => logInAtOnce(platform, { ...origin, realm: 'sponsors', identifier, password });

/** Without a second step. */
async function logInAtOnce(platform: Platform, request: SignInRequest): Promise<SignIn> {
  const checked = await checkPassword(platform, request);
  return completeSignIn(platform, checked, (unit, account) => openSession(unit, account, request));
}

/** Does the same work and gives the same answer whether or not there is such an account. */
async function checkPassword(platform: Platform, request: SignInRequest): Promise<Account> {
  if (!request.isLocal && isForThisMachine(platform.config)) throw new Forbidden(onlyHere);
  const account = await findByCredentials(platform, request);
  const isTheirBlog = request.blog === undefined || isOwner(account, request.blog);
  const { address } = request;
  const limits = limitsOf(platform, request, account);
  const isRight = await checkGuess(platform, { limits, account, address }, async () => {
    const isTheirPassword = await isPassword(request.password, account?.passwordHash ?? null);
    return isTheirPassword && isTheirBlog;
  });
  if (!account || !isRight) throw new Unauthenticated(invalidCredentials);
  return account;
}

/** The demo accounts have public passwords. */
const isForThisMachine = (config: Config): boolean => !config.production && exposureOf(config) === null;

const isOwner = (account: Account | undefined, blog: string): boolean =>
  account?.role === 'creator' && account.usernameFolded === fold(blog);

/** Strangers count by the typed name, so that limits do not reveal which names belong to one account. */
function limitsOf(
  platform: Platform,
  { realm, identifier, address, device }: SignInRequest,
  account: Account | undefined,
) {
  const deviceId = knownDevice(platform, account, device);
  return account && deviceId !== null
    ? knownDeviceLimits(account.id, deviceId)
    : unknownDeviceLimits(`${realm} ${fold(identifier)}`, address);
}

/** The account of a valid session token. Using it keeps the session from going idle. */
export async function authenticate(platform: Platform, token: string): Promise<SignedIn | null> {
  const { database } = platform;
  const now = platform.now();
  const tokenHash = hashToken('session', token);
  const session = await findSession(database, tokenHash);
  if (!session || !maySignIn(session, session.lastApplication)) return null;
  if (session.secondFactorSince === null && needsSecondFactor(session.role, platform.config)) return null;
  const { idleMs } = lifetimesOf(session.role);
  const endsAt = Math.min(session.endsAt, session.lastSeenAt + idleMs);
  if (endsAt <= now) return null;
  if (now - session.lastSeenAt >= touchEveryMs) await touchSession(database, tokenHash, now);
  const { accountId, role, name, username, email } = session;
  return {
    accountId,
    sessionHash: tokenHash,
    role,
    name,
    username,
    email,
    lifetime: Math.min(session.endsAt - now, idleMs),
  };
}

export async function logOut(platform: Platform, token: string | null): Promise<void> {
  if (token !== null) await deleteSession(platform.database, hashToken('session', token));
}

async function findByCredentials(
  { database }: Platform,
  { realm, identifier }: SignInRequest,
): Promise<Account | undefined> {
  const name = fold(identifier);
  return name.includes('@') ? findAccountByEmail(database, realm, name) : findAccountByUsername(database, realm, name);
}

/** Rejects if the password was changed or the account suspended since the password was checked. */
const completeSignIn = <Answer>(
  platform: Platform,
  checked: Account,
  open: (unit: Unit, account: Account) => Promise<Answer>,
): Promise<Answer> =>
  inUnitOfWork(
    platform,
    async (unit) => {
      const account = await lockAccount(unit, checked.id);
      if (account?.passwordHash !== checked.passwordHash) throw new Unauthenticated(invalidCredentials);
      await requireMaySignIn(unit, account);
      return open(unit, account);
    },
    checked.username,
  );

const onlyHere = {
  en: 'This server accepts sign-ins on its own machine only, not through a proxy. Set PUBLIC_URL to open it to others.',
  tr: 'Bu sunucu yalnızca kendi makinesi için başlatıldı; vekil sunucu üzerinden giriş yapılamaz. Başkalarına açmak için PUBLIC_URL ayarlanmalı.',
};
const invalidCredentials = { en: 'Invalid username or password', tr: 'Kullanıcı adı veya şifre hatalı' };

export async function listSessions(
  { database, secrets, now }: Platform,
  { accountId, sessionHash, role }: Pick<SignedIn, 'accountId' | 'role'> & { sessionHash: string | null },
): Promise<OwnSession[]> {
  const rows = await listLiveSessions(database, accountId, now(), now() - lifetimesOf(role).idleMs);
  return rows
    .map(({ tokenHash, browser, system, createdAt, lastSeenAt }) => ({
      id: sessionId(secrets, tokenHash),
      browser,
      system,
      createdAt,
      lastUsedAt: lastSeenAt,
      isCurrent: tokenHash === sessionHash,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Sessions of other accounts and unknown ids are left alone. */
export async function endSession(
  platform: Platform,
  signedIn: SignedIn,
  id: string,
  { currentPassword }: ReauthenticationRequest,
): Promise<void> {
  const account = await reauthenticate(platform, signedIn, currentPassword);
  await inUnitOfWork(platform, async (unit) => {
    const { id: accountId } = await lockUnchanged(unit, account);
    const idleSince = unit.now - lifetimesOf(signedIn.role).idleMs;
    const sessions = await listLiveSessions(unit.database, accountId, unit.now, idleSince);
    const session = sessions.find(({ tokenHash }) => sessionId(platform.secrets, tokenHash) === id);
    if (session) await deleteSession(unit.database, session.tokenHash);
  });
}

/** A keyed hash, so that neither the token nor its stored hash is exposed. */
const sessionId = (secrets: Platform['secrets'], tokenHash: string): string =>
  secrets.hash('session id', tokenHash).slice(0, 16);

export async function endOtherSessions(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword }: ReauthenticationRequest,
): Promise<void> {
  const account = await reauthenticate(platform, signedIn, currentPassword);
  await inUnitOfWork(platform, async (unit) => {
    const { id } = await lockUnchanged(unit, account);
    await deleteOtherSessionsOf(unit.database, id, signedIn.sessionHash);
  });
}
